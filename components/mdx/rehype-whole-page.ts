import path from 'node:path'
import type { Root } from 'hast'
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx'
import type { VFile } from 'vfile'
import { pageContext } from '@/lib/content/compile-file'
import { splitFrontMatter } from '@/lib/content/front-matter'
import { writePageMedia } from '@/lib/content/pages'
import { contentDir } from '@/lib/folders'
import { compilePage } from '@/lib/mdx/compile'
import { messagesOf } from '@/lib/messages'
import { ContentError } from '@/lib/problem'
import { kit } from './kit'

/**
 * Gives a page of `content/pages` to `@next/mdx` as the HTML that the one pipeline of all pages makes of it, so that
 * both kinds of pages have the same kit, the same checks and the same weight.
 */
export function rehypeWholePage() {
  return async (tree: Root, file: VFile) => {
    const name = `pages/${path.basename(file.path)}`
    const locale = /\.([a-z]{2})\.mdx$/.exec(name)?.[1] ?? 'ru'
    const { body, firstLine } = splitFrontMatter(String(file))
    const media = new Set<string>()
    const { html, problems } = await compilePage(
      body,
      firstLine,
      kit,
      pageContext(contentDir(), name, locale, messagesOf(locale).kit, (used) => media.add(used)),
    )
    if (problems.some(({ severity }) => severity === 'error')) throw new ContentError(problems)
    writePageMedia(name, [...media])
    tree.children = [proseElement(html)]
  }
}

/** `<div className="prose" dangerouslySetInnerHTML={{ __html: "…" }} />` */
function proseElement(html: string): MdxJsxFlowElementHast {
  const literal = { type: 'Literal' as const, value: html }
  const key = { type: 'Identifier' as const, name: '__html' }
  const property = {
    type: 'Property' as const,
    key,
    value: literal,
    kind: 'init' as const,
    method: false,
    shorthand: false,
    computed: false,
  }
  const expression = { type: 'ObjectExpression' as const, properties: [property] }
  const estree = {
    type: 'Program' as const,
    sourceType: 'module' as const,
    comments: [],
    body: [{ type: 'ExpressionStatement' as const, expression }],
  }
  return {
    type: 'mdxJsxFlowElement',
    name: 'div',
    attributes: [
      { type: 'mdxJsxAttribute', name: 'className', value: 'prose' },
      {
        type: 'mdxJsxAttribute',
        name: 'dangerouslySetInnerHTML',
        value: { type: 'mdxJsxAttributeValueExpression', value: '', data: { estree } },
      },
    ],
    children: [],
  }
}
