import type { Mermaid } from 'mermaid'
import { draw } from '../components/mdx/diagram/draw.client'

/** The half of `npm run draw` that runs in Chromium. */
declare const mermaid: Mermaid

/**
 * Readers see the drawing in their own system's font. Boxes are measured for the widest that the site's stack may meet
 * (DejaVu Sans, 0.56 em a letter) and a little more, whatever font this machine has: letters are set apart accordingly.
 */
const SAMPLE = 'Согласование договора: руководитель проекта, Update record, matched, 1 000 000'
const WIDEST = 0.58

document.body.style.cssText = 'font: 15px var(--font)'
document.body.style.letterSpacing = `${Math.max(0, WIDEST - averageWidth())}em`
const bench = document.createElement('div')
document.body.append(bench)

function averageWidth(): number {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) throw new Error('there is no canvas')
  context.font = getComputedStyle(document.body).font
  return context.measureText(SAMPLE).width / SAMPLE.length / 15
}

window.drawSource = async (source) => {
  try {
    const { svg, dropped } = await draw(mermaid, source, bench, 'drawing')
    return { svg: new XMLSerializer().serializeToString(svg), dropped }
  } catch (error) {
    return { svg: '', dropped: [], error: error instanceof Error ? error.message : String(error) }
  }
}
