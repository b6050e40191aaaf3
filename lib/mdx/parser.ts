import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { type Processor, unified } from 'unified'
import { headingIds } from './plugins/heading-ids'

/** Parses the body of a page. The site, the drawing of diagrams and the check of style all see the same tree. */
export const mdxParser = () =>
  unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkDirective).use(adaptSyntax)

/** Of the directives only `:::name` is one: `key:value`, `10:30` and `::name` are words. */
function adaptSyntax(this: Processor): void {
  const { micromarkExtensions = [] } = this.data()
  const colon = ':'.charCodeAt(0)
  for (const extension of micromarkExtensions)
    if (extension.flow?.[colon]) {
      extension.flow[colon] = [extension.flow[colon]].flat().slice(0, 1)
      extension.text = {}
    }
  micromarkExtensions.push(headingIds)
}
