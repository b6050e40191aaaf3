import { boxIn, findVisible, type Scene, StageIssue, VIEW } from './scene'

/** The camera's view of an element: as near as it fits, never beyond the edge of the screen. */
export function near(target: string): Scene['view'] {
  const box = boxIn(findVisible(target))
  const scale = Math.min(1.9, (VIEW.width * 0.92) / box.width, (VIEW.height * 0.92) / box.height)
  if (scale < 1.1)
    throw new StageIssue(
      `“${target}” is so large that going near it shows nothing more`,
      'go near a smaller part, or leave the zoom out.',
    )
  const shift = (size: number, centre: number) => Math.min(0, Math.max(size - size * scale, size / 2 - centre * scale))
  return {
    x: shift(VIEW.width, box.x + box.width / 2),
    y: shift(VIEW.height, box.y + box.height / 2),
    scale,
  }
}
