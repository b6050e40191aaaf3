import assert from 'node:assert/strict'
import { test } from 'node:test'
import { evaluate } from '@mdx-js/mdx'
import { createElement } from 'react'
import * as runtime from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import { pageContext } from '@/lib/content/compile-file'
import { contentDir } from '@/lib/folders'
import { compilePage } from '@/lib/mdx/compile'
import { escapeHeadingIds } from '@/lib/mdx/heading-ids'
import { htmlOf } from '@/lib/mdx/page-fixture'
import { useMDXComponents } from '@/mdx-components'
import { kit } from './kit'
import { rehypePage } from './next-page'

/** Something of everything that needs no file beside the page. */
const TEXT = `
Text with <Kbd>Ctrl+K</Kbd>, [a link](https://example.com), [another](/docs) and \`code\`.[^1]

<Kbd>A</Kbd> <Kbd>B</Kbd>

## A heading {#own}

### "Quotes" & <b>signs</b>

:::tip[A *title*]

- [x] done
- open

:::

<Tabs group="os">
<Tab label="Linux">

1. one

</Tab>
<Tab label="Mac OS">two</Tab>
</Tabs>

<Steps>

1. first
2. second

</Steps>

<Cards>
<Card title="A" href="/docs" icon="bi">one</Card>
<Card title="B" href="https://example.com">two</Card>
</Cards>

<Details summary="More">short</Details>

| a | b |
|:--|---|
| 1 | <Badge tone="new">2</Badge> |

\`\`\`ts title="a.ts" {1}
const a = "x" // [!code ++]
const b = a < 2 && a > 1
\`\`\`

[^1]: A note.
`

test('@next/mdx makes the same page as the collections', async () => {
  const file = 'pages/test.ru.mdx'
  const page = await compilePage(
    TEXT,
    4,
    kit,
    pageContext(contentDir(), file, 'ru', () => {}),
  )
  assert.deepEqual(page.problems, [])
  const source = { value: `---\ntitle: T\n---\n${escapeHeadingIds(TEXT)}`, path: '/somewhere/test.ru.mdx' }
  // `as never`: the types of InstantSearch declare a global JSX, and those of MDX take it for React's.
  // As @mdx-js/loader calls it, with the components of mdx-components.tsx.
  const { default: Page } = await evaluate(source, {
    ...runtime,
    rehypePlugins: [rehypePage],
    useMDXComponents: () => useMDXComponents() as never,
  })
  assert.equal(renderToStaticMarkup(createElement(Page)).trim(), htmlOf(page).trim())
})
