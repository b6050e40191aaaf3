import type { Page } from '@playwright/test'
import axeCore, { type AxeResults, type RunOptions } from 'axe-core'

interface Scope {
  /** Selector of the part that is looked at; the whole page without it. */
  root?: string
  /** Ids of the rules that are applied; all of them without it. */
  rules?: string[]
}

/** What axe finds in a page, a line each. */
export async function violations(page: Page, { root = 'html', rules }: Scope = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeCore.source)
  const options: RunOptions = {
    resultTypes: ['violations'],
    rules: { 'target-size': { enabled: true } }, // WCAG 2.2; axe does not apply it by itself
    ...(rules ? { runOnly: { type: 'rule', values: rules } } : {}),
  }
  const found = await page.evaluate<AxeResults, [string, RunOptions]>(
    (given) =>
      (globalThis as unknown as { axe: { run: (root: string, options: RunOptions) => Promise<AxeResults> } }).axe.run(
        ...given,
      ),
    [root, options],
  )
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary?.split('\n')[1]?.trim()}`),
  )
}

/** What axe finds in the state of a page in both themes; a change of theme changes nothing but colours. */
export async function violationsInThemes(page: Page, scope: Scope = {}): Promise<string[]> {
  const light = await violations(page, scope)
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await violations(page, { ...scope, rules: ['color-contrast', 'link-in-text-block'] })
  await page.emulateMedia({ colorScheme: 'light' })
  return [...light, ...dark.map((line) => `dark: ${line}`)]
}
