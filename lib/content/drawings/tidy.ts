import type { Issue } from '../../core/problem'
import { optimize } from 'svgo'
import { svgIssue } from './svg'

/** The same picture in a sixth of the bytes. Ids become `a`, `b`, …; a page gives them its own prefix (lib/mdx/plugins/diagrams). */
export function tidy(svg: string): string {
  const overrides = { removeDesc: false, mergePaths: false, convertShapeToPath: false } as const
  const plugins = [{ name: 'preset-default' as const, params: { overrides } }, 'sortAttrs' as const]
  return `${optimize(svg, { multipass: true, floatPrecision: 1, plugins }).data}\n`
}

/** Why what Mermaid drew may not be in a page; undefined when it may. */
export function drawingIssue(svg: string): Issue | undefined {
  const issue = svgIssue(svg, 'drawing')
  return (
    issue && {
      message: `what Mermaid drew cannot be in a page: it ${issue.what}`,
      fix: 'write the diagram otherwise, or as another kind.',
    }
  )
}
