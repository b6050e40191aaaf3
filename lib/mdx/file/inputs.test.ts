import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fixtureContext } from '../../../scripts/tests/page-fixture'
import { drawingFile } from '../../content/drawings'
import { compileTree } from '../compile'
import type { Kit, PageContext } from '../kit'
import { recordInputs } from './inputs'

const context: PageContext = {
  ...fixtureContext('docs/bi/intro.ru.mdx'),
  fileIssue: async (src) => (src.includes('half') ? { message: 'half', fix: 'export it again' } : undefined),
}

const DIAGRAM = 'flowchart LR\n  a --> b'
const kit: Kit = {
  parts: {
    Term: {
      attributes: { id: { type: 'string', required: true } },
      read({ attributes, context }) {
        context.term(String(attributes.id))
        return {}
      },
    },
  },
  components: {},
}

const cases: { name: string; source: string; expected: string[] }[] = [
  { name: 'a text alone', source: 'Текст. {/* site.email */}', expected: [] },
  { name: 'a value', source: 'Пишите на {site.email}.', expected: ['site.yaml#email'] },
  { name: 'a term', source: '<Term id="x">слово</Term>', expected: ['glossary.yaml#x'] },
  { name: 'a file', source: '[План](../media/plan.pdf)', expected: ['docs/media/plan.pdf'] },
  {
    name: 'a picture, though it is missing, and how pictures are made',
    source: '![Снимок](./media/shot.png)',
    expected: ['docs/bi/media/shot.png', 'site.yaml#images'],
  },
  {
    name: 'a picture with an encoded name: whatever it may be called on the disk',
    source: '![Снимок](<./media/мой снимок.png>)',
    expected: [
      'docs/bi/media/%D0%BC%D0%BE%D0%B9%20%D1%81%D0%BD%D0%B8%D0%BC%D0%BE%D0%BA.png',
      'docs/bi/media/мой снимок.png'.normalize('NFD'),
      'docs/bi/media/мой снимок.png',
      'site.yaml#images',
    ],
  },
  {
    name: 'a picture that cannot be read, and so is taken off the page',
    source: '![Снимок](./media/half.png)',
    expected: ['docs/bi/media/half.png'],
  },
  {
    name: 'a link into the docs: the versions, and whether the own one has the page',
    source: '[Своя](/docs/own) [чужая](/docs/other) [запись](/blog)',
    expected: ['site.yaml#versions', 'versions/1.0/docs/own.ru.mdx#exists'],
  },
  {
    name: 'the drawing of a diagram',
    source: `\`\`\`mermaid title="Путь"\n${DIAGRAM}\n\`\`\``,
    expected: [drawingFile('', DIAGRAM)],
  },
]
for (const { name, source, expected } of cases)
  test(`what a page is compiled from: ${name}`, async () => {
    const recorded = recordInputs(context)
    await compileTree(source, 1, kit, recorded.context)
    assert.deepEqual([...recorded.inputs].sort(), expected)
  })
