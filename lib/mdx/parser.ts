import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'

/** Parses the body of a page. The site, the drawing of diagrams and the check of style all see the same tree. */
export const mdxParser = () => unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkDirective)
