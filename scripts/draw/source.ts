import type { Mermaid } from 'mermaid'
import { draw, setWidestFont } from '../../components/mdx/diagram/draw.client'

/** The half of `npm run draw` that runs in Chromium. */
declare const mermaid: Mermaid

setWidestFont(document.body)
const bench = document.createElement('div')
document.body.append(bench)

window.drawSource = async (source) => {
  try {
    const { svg, dropped } = await draw(mermaid, source, bench, 'drawing')
    return { svg: new XMLSerializer().serializeToString(svg), dropped }
  } catch (error) {
    return { svg: '', dropped: [], error: error instanceof Error ? error.message : String(error) }
  }
}
