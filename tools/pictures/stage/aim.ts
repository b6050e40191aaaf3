import { boxIn, findVisible, StageIssue, scene, screen, VIEW } from './scene'

/** The point of an element that a person would aim at: of a long one not its middle, where there is nothing. */
export function aim(selector: string): { x: number; y: number; element: HTMLElement } {
  const element = findVisible(selector)
  const box = boxIn(element.matches('gantt-bar') ? (element.querySelector('.gantt-bar') ?? element) : element)
  const x = box.x + Math.min(box.width / 2, 110)
  const y = box.y + box.height / 2 + Math.min(4, box.height / 8)
  if (x < 0 || y < 0 || x > VIEW.width || y > VIEW.height)
    throw new StageIssue(`“${selector}” lies outside of the picture`, 'make the screen shorter: it is 1280×672.')
  const dialog = [...screen().querySelectorAll('dialog')].find((one) => one.getClientRects().length > 0)
  if (dialog && !dialog.contains(element) && !element.closest('.menu-drop, .toast'))
    throw new StageIssue(
      `“${selector}” is behind the dialog ${dialog.id ? `#${dialog.id}` : ''}`,
      'hide the dialog before this step.',
    )
  const { view } = scene
  const above = document.elementFromPoint(x * view.scale + view.x, y * view.scale + view.y)
  if (above && screen().contains(above) && !element.contains(above) && !above.contains(element))
    throw new StageIssue(
      `“${selector}” is covered by <${above.localName}${above.id ? ` id="${above.id}"` : ''} class="${above.className}">`,
      'hide what covers it before this step.',
    )
  return { x, y, element }
}
