import type { Page } from '@playwright/test'

/**
 * Controls that a finger of 44 px misses, a line each: 21 px from the middle of a control it must still be the control.
 * Links inside running text are excepted, and so are terms, pictures and the marks beside headings and changes.
 */
export const tooSmall = (page: Page, root = 'body'): Promise<string[]> =>
  page.evaluate((scope) => {
    const controls = `:is(button:not(doc-image > *), summary, select, input:not([type="checkbox"], [type="radio"]),
      label:has(> [type="checkbox"]), doc-tabs > label, [role="option"],
      :is(header, aside, nav, footer, dialog) a, :is([class*="_tags"], [class*="_pages"]) a,
      main a:not(:is(td, dd, h1, h2, h3, h4, h5, h6, article li) *), .alone)`
    const found: string[] = []
    for (const control of document.querySelectorAll<HTMLElement>(`${scope} ${controls}`)) {
      const isLeftOut = control.closest('.visually-hidden, p:not(:has(> .alone))')
      if (!control.checkVisibility({ visibilityProperty: true }) || isLeftOut) continue
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const { left, top, width, height } = control.getBoundingClientRect()
      if (width >= 44 && height >= 44) continue
      const [x, y] = [left + width / 2, top + height / 2]
      const isHit = (dx: number, dy: number) => {
        const hit = document.elementFromPoint(x + dx, y + dy)
        return hit !== null && (control.contains(hit) || hit.closest('label') === control)
      }
      const [dx, dy] = [width >= 44 ? 0 : 21, height >= 44 ? 0 : 21]
      if (!isHit(-dx, -dy) || !isHit(dx, dy))
        found.push(`${Math.round(width)} × ${Math.round(height)}: ${control.outerHTML.slice(0, 120)}`)
    }
    scrollTo(0, 0)
    return [...new Set(found)]
  }, root)

/** Texts that are in a box too small for them, which hides the rest: a name that ends in dots is excepted. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((box) => {
        const { overflowX, overflowY, textOverflow } = getComputedStyle(box)
        const hides = [overflowX, overflowY].some((value) => ['hidden', 'clip'].includes(value))
        if (!hides || textOverflow === 'ellipsis' || !box.textContent?.trim()) return false
        if (box.closest('.visually-hidden, header > a') || !box.checkVisibility()) return false // the site's name gives way by words
        const isWide = overflowX !== 'auto' && box.scrollWidth > box.clientWidth + 1
        return box.clientWidth > 1 && (isWide || (overflowY !== 'auto' && box.scrollHeight > box.clientHeight + 1))
      })
      .map((box) => box.outerHTML.slice(0, 120)),
  )

interface Stop {
  name: string
  /** Elements of one look: one of them is looked at. */
  kind: string
  /** The part of the page it is in. */
  part: string
  box: { x: number; y: number; width: number; height: number }
  /** Above the stop before it, and not to its right. */
  isBehind: boolean
  isCovered: boolean
}

/** Where the focus is; nothing when it has left the page. */
const stop = (page: Page): Promise<Stop | null> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null
    if (!element || element === document.body || element === document.documentElement) return null
    const face = (element.matches('doc-tabs > input') && element.nextElementSibling) || element
    const { x, y, width, height } = face.getClientRects()[0] ?? face.getBoundingClientRect()
    const part = element.closest('[id="site:navbar"], aside, nav, main, footer, section')
    // Of what is larger than the window some part has to be seen.
    const isCovered = [1, height / 2, height - 1]
      .map((dy) =>
        document.elementFromPoint(Math.min(Math.max(x, 0) + Math.min(width, innerWidth) / 2, innerWidth - 1), y + dy),
      )
      .every((hit) => hit === null || !(face.contains(hit) || hit.contains(face)))
    // Both are measured now: lists scroll by themselves, and what comes near takes its true size.
    const { lastStop } = window as { lastStop?: Element }
    const before = lastStop?.getBoundingClientRect()
    Object.assign(window, { lastStop: face })
    return {
      name: `${element.localName} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}`,
      kind: `${element.localName}.${element.className} ${element.parentElement?.localName}.${element.parentElement?.className}`,
      part: part ? `${part.localName} ${part.className} ${part.id}` : '',
      box: { x, y, width, height },
      isBehind: before !== undefined && y + height <= before.top && x <= before.right - 1,
      isCovered,
    }
  })

/**
 * Goes through a page by Tab and tells what is wrong with the stops, a line each: a focus that cannot be seen (the
 * pixels around it are those without a focus), that something covers, or that goes up or back in its part of the page.
 */
export async function walk(page: Page, most: number): Promise<{ names: string[]; wrong: string[] }> {
  const names: string[] = []
  const wrong: string[] = []
  const seen = new Set<string>()
  let before: Stop | undefined
  for (let press = 0; press < most; press++) {
    await page.keyboard.press('Tab')
    const now = await stop(page)
    if (!now) break
    const { name, kind, box, part } = now
    names.push(name)
    if (now.isCovered) wrong.push(`${name}: covered`)
    if (now.isBehind && part === before?.part) wrong.push(`${name}: above ${before.name}`)
    before = now
    if (seen.has(kind)) continue
    seen.add(kind)
    if (!(await isFocusSeen(page, box))) wrong.push(`${name}: its focus is not seen`)
  }
  return { names, wrong }
}

/** Whether a picture of the place (a box, or that of a selector) differs from one without the focus. */
export async function isFocusSeen(page: Page, place: Stop['box'] | string): Promise<boolean> {
  const box = typeof place === 'string' ? await page.locator(place).boundingBox() : place
  const { x, y, width, height } = box ?? { x: 0, y: 0, width: 0, height: 0 }
  const view = page.viewportSize() ?? { width: 0, height: 0 }
  const left = Math.max(0, x - 6)
  const top = Math.max(0, y - 6)
  const clip = {
    x: left,
    y: top,
    width: Math.max(1, Math.min(view.width, x + width + 6) - left),
    height: Math.max(1, Math.min(view.height, y + height + 6) - top),
  }
  const look = () => page.screenshot({ clip, animations: 'disabled' })
  const focused = await look()
  const element = await page.evaluateHandle(() => document.activeElement as HTMLElement)
  await element.evaluate((it) => it.blur())
  const plain = await look()
  await element.evaluate((it) => it.focus({ preventScroll: true }))
  return !focused.equals(plain)
}

/** Hears what live regions say from now on, in the order in which it is said. */
export async function hear(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement
        const text = element?.closest('[role="status"], [role="alert"], [aria-live]')?.textContent?.trim()
        if (text && text !== said.at(-1)) said.push(text)
      }
    })
    // Next's announcer of pages is in a shadow tree.
    for (const root of [document, document.querySelector('next-route-announcer')?.shadowRoot])
      if (root) observer.observe(root, { childList: true, characterData: true, subtree: true })
  })
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said)
}
