/** What the picture shows now: a screen, seen by a camera. */

export const VIEW = { width: 1280, height: 672 }
export const camera = document.getElementById('camera') as HTMLElement

/** Sets what an action shows so many seconds after its beginning. */
export type Draw = (seconds: number) => void
export const still: Draw = () => {}

/** A mistake of the author: a step that the screen does not allow. */
export class StageIssue extends Error {
  constructor(
    message: string,
    readonly fix: string,
  ) {
    super(message)
  }
}

export interface Scene {
  screen: HTMLElement | undefined
  /** Position of the cursor on the screen. */
  cursor: { x: number; y: number }
  /** Shift and scale of the camera. */
  view: { x: number; y: number; scale: number }
}
export const scene: Scene = { screen: undefined, cursor: { x: 700, y: 690 }, view: { x: 0, y: 0, scale: 1 } }

export const screen = (): HTMLElement => {
  if (scene.screen) return scene.screen
  throw new StageIssue('no screen is shown yet', 'begin with “- screen: …”.')
}

/** An element of the screen. @throws StageIssue when there is none */
export function find(selector: string): HTMLElement {
  let found: Element | null
  try {
    found = screen().querySelector(selector)
  } catch (error) {
    if (error instanceof StageIssue) throw error
    throw new StageIssue(`“${selector}” is no selector of CSS`, 'write #id.')
  }
  if (found) return found as HTMLElement
  const ids = [...screen().querySelectorAll('[id]')].map(({ id }) => `#${id}`)
  const own = ids.filter((id) => !/^#(?:menu|top)-/.test(id))
  throw new StageIssue(
    `nothing on the screen is “${selector}”`,
    `its ids are: ${own.join(' ')}; of the shell: #menu-bi-registry, #top-search #top-create #top-notifications #top-chat #top-profile.`,
  )
}

export function findVisible(selector: string): HTMLElement {
  const element = find(selector)
  if (element.getClientRects().length > 0) return element
  throw new StageIssue(`“${selector}” is hidden`, 'show it, or what it is in, before this step.')
}

/** Position of an element on the screen, without the camera's shift and scale. */
export function boxIn(element: Element): DOMRect {
  const box = element.getBoundingClientRect()
  const { x, y, scale } = scene.view
  return new DOMRect((box.x - x) / scale, (box.y - y) / scale, box.width / scale, box.height / scale)
}

/** Moves the camera. */
export function lookFrom(x: number, y: number, scale: number): void {
  scene.view = { x, y, scale }
  camera.style.transform =
    scale === 1 ? '' : `translate(${x.toFixed(2)}px,${y.toFixed(2)}px) scale(${scale.toFixed(4)})`
}
