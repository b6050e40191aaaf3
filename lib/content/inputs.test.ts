import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compilePage } from '../mdx/compile'
import type { Kit, PageContext } from '../mdx/kit'
import { recordInputs } from './inputs'

const context: PageContext = {
  locale: 'ru',
  file: 'docs/bi/intro.ru.mdx',
  labels: {},
  site: { email: 'help@example.com', phone: '1' },
  resolveLink: (href) => href,
  term: () => ({ term: 'T', definition: 'D' }),
  asset: (src) => `/media/${src}`,
  image: async () => undefined,
}

const kit: Kit = {
  Term: {
    attributes: { id: { type: 'string', required: true } },
    render({ attributes, children, context }) {
      context.term(String(attributes.id))
      return children
    },
  },
}

const cases: { name: string; source: string; expected: string[] }[] = [
  { name: 'a text alone', source: 'Текст. {/* site.email */}', expected: [] },
  { name: 'a value', source: 'Пишите на {site.email}.', expected: ['site.yaml'] },
  { name: 'a term', source: '<Term id="x">слово</Term>', expected: ['glossary.yaml'] },
  { name: 'a file', source: '[План](../media/plan.pdf)', expected: ['docs/media/plan.pdf'] },
  {
    name: 'a picture, though it is missing, and how pictures are made',
    source: '![Снимок](./media/shot.png)',
    expected: ['docs/bi/media/shot.png', 'site.yaml'],
  },
  {
    name: 'a picture with an encoded name',
    source: '![Снимок](<./media/мой снимок.png>)',
    expected: ['docs/bi/media/мой снимок.png', 'site.yaml'],
  },
]
for (const { name, source, expected } of cases)
  test(`what a page is compiled from: ${name}`, async () => {
    const recorded = recordInputs(context)
    await compilePage(source, 1, kit, recorded.context)
    assert.deepEqual([...recorded.inputs].sort(), expected)
  })
