import assert from 'node:assert/strict'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import type { Locale } from 'next-intl'
import { stringify } from 'yaml'
import { ETL_COMPONENT, isOfKind } from '../content/kinds'
import { attempt, type Problem } from '../core/problem'
import { componentFile, type EtlComponent, type EtlGuide } from '../etl'
import { collectComponent } from '../etl/collect'
import { TOPICS } from '../etl/systems'
import { checkReference, checkReferenceFiles } from './etl'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'etl-'))
after(() => fs.rmSync(folder, { recursive: true }))

const EXPRESSION = '$'.concat('{path}')
const text = (word: string) => ({ ru: word, en: word })
type Fields = Record<string, unknown>
const property = (more: Fields = {}): Fields => ({
  name: 'a',
  displayName: 'A',
  expressionLanguage: 'none',
  description: text('x'),
  ...more,
})
const processor = (more: Fields = {}): Fields => ({
  name: 'One',
  kind: 'processor',
  bundle: 'standard',
  nar: 'nar',
  summary: text('One.'),
  relationships: ['success'],
  ...more,
})
/** A processor with a use case of these settings. */
const configured = (properties: Fields[], settings: Record<string, unknown>, more: Fields = {}): Fields =>
  processor({
    ...more,
    properties: properties.map(property),
    useCases: [
      {
        ...text('x'),
        settings: Object.entries(settings).map(([name, value]) => ({ property: name, value, why: text('x') })),
      },
    ],
  })
const service = (more: Fields = {}): Fields => ({
  name: 'Pool',
  kind: 'controller-service',
  bundle: 'dbcp',
  nar: 'nar',
  summary: text('Pool.'),
  implements: ['DBCPService'],
  ...more,
})
const groups = {
  processors: [{ id: 'all', label: text('All'), bundles: ['standard'] }],
  services: [{ id: 'all', label: text('All'), bundles: ['dbcp'] }],
}

/** A list of systems with that of the pool. */
const systems = (more: Fields = {}): Fields => ({
  checked: '2026-11',
  topics: Object.fromEntries(TOPICS.map((id) => [id, { href: `/docs/reach#${id}`, ...text(id) }])),
  systems: [{ id: 'jdbc', bundles: ['dbcp'], text: text('JDBC 4') }],
  local: {},
  ...more,
})

interface Reference {
  files?: Record<string, Fields | string>
  guides?: string[]
}
/** Also of a file that cannot be read; the first phase of the check reads it. */
function reportedBy(act: () => Problem[]): Problem[] {
  const problems: Problem[] = []
  return attempt(problems, act) ?? problems
}

let count = 0
/** Writes a reference, checks it and tells its problems as `file:line field: message`. */
function check({ files = {}, guides = [] }: Reference): string[] {
  const dir = path.join(folder, String(count++))
  const all: Record<string, Fields | string> = {
    'processors/One.yaml': processor(),
    'services/Pool.yaml': service(),
    'properties.yaml': { properties: {} },
    'groups.yaml': groups,
    'relationships.yaml': { relationships: { success: [{ text: text('x') }] } },
    ...Object.fromEntries(guides.map((name) => [`guides/${name}.mdx`, 'x'])),
    ...files,
  }
  for (const [file, content] of Object.entries(all)) {
    const target = path.join(dir, 'etl', file)
    fs.mkdirSync(path.dirname(target), { recursive: true })
    fs.writeFileSync(target, typeof content === 'string' ? content : stringify(content))
  }
  const collected = Object.keys(all)
    .filter((file) => /^(processors|services)\//.test(file))
    .map((file) => ({ _id: `etl/${file}`, component: collectComponent(dir, `etl/${file}`) }))
  const found = guides.map((name): EtlGuide => {
    const [component = '', locale = ''] = name.split('.')
    return {
      _id: `etl/guides/${name}.mdx`,
      title: 'x',
      page: {
        version: 'current',
        locale: locale as Locale,
        path: component,
        headings: [],
        links: [],
        slots: [],
        anchors: [],
        media: [],
        minutes: 0,
        hash: '',
        problems: [],
      },
    }
  })
  const own = collected.flatMap(({ component }) => component.problems)
  const problems = own.length > 0 ? own : reportedBy(() => checkReference(dir, collected, found))
  if (guides.length === 0)
    assert.deepEqual(
      reportedBy(() => checkReferenceFiles(dir)),
      problems,
    )
  return problems.map(
    ({ severity, file, line, field, message }) =>
      `${severity} ${file}${line ? `:${line}` : ''} ${field ? `${field}: ` : ''}${message}`,
  )
}

const cases: ({ name: string; expected: string[] } & Reference)[] = [
  { name: 'a reference in order', expected: [] },
  {
    name: 'an unknown field',
    files: { 'processors/One.yaml': processor({ colour: 'red' }) },
    expected: ['error etl/processors/One.yaml:10 colour: unknown field'],
  },
  {
    name: 'a typo in one file, which hides nothing in another',
    files: { 'processors/One.yaml': processor({ colour: 'red' }), 'services/Pool.yaml': service({ seeAlso: 'Two' }) },
    expected: [
      'error etl/processors/One.yaml:10 colour: unknown field',
      'error etl/services/Pool.yaml:10 seeAlso: expected array',
    ],
  },
  {
    name: 'a missing language',
    files: { 'processors/One.yaml': processor({ summary: { ru: 'Один.' } }) },
    expected: ['error etl/processors/One.yaml:6 summary.en: the field is missing'],
  },
  {
    name: 'a missing language of a property',
    files: { 'processors/One.yaml': processor({ properties: [property({ description: { en: 'x' } })] }) },
    expected: ['error etl/processors/One.yaml:15 properties.0.description.ru: the field is missing'],
  },
  {
    name: 'a missing language of the dictionary',
    files: { 'properties.yaml': 'properties:\n  A:\n    ru: x\n' },
    expected: ['error etl/properties.yaml:3 properties.A.en: the field is missing'],
  },
  {
    name: 'a missing description of a property',
    files: { 'processors/One.yaml': processor({ properties: [property({ description: undefined })] }) },
    expected: ['error etl/processors/One.yaml:11 properties.0.description: the property “A” has no description'],
  },
  {
    name: 'a description from the dictionary',
    files: {
      'processors/One.yaml': processor({ properties: [property({ description: undefined })] }),
      'properties.yaml': { properties: { A: text('x') } },
    },
    expected: [],
  },
  {
    name: 'an unused entry of the dictionary',
    files: { 'properties.yaml': { properties: { B: text('x') } } },
    expected: ['warning etl/properties.yaml:3 properties.B: no property has this display name'],
  },
  {
    name: 'texts of attributes, shared and own',
    files: {
      'processors/One.yaml': processor({ writesAttributes: ['a', 'b'], attributeTexts: { b: text('y') } }),
      'attributes.yaml': { attributes: { a: text('x') } },
    },
    expected: [],
  },
  {
    name: 'texts of attributes that no component has',
    files: {
      'processors/One.yaml': processor({ writesAttributes: ['path'], attributeTexts: { paht: text('y') } }),
      'attributes.yaml': { attributes: { b: text('x') } },
    },
    expected: [
      'error etl/processors/One.yaml:14 attributeTexts.paht: there is no attribute “paht”',
      'warning etl/attributes.yaml:3 attributes.b: no component has this attribute',
    ],
  },
  {
    name: 'a component that works with a system, and one that works with none',
    files: { 'systems.yaml': systems({ local: { components: ['One'] } }) },
    expected: [],
  },
  {
    name: 'a component of which nothing says what it works with',
    files: { 'systems.yaml': systems() },
    expected: ['error etl/systems.yaml:44 systems: “One” (bundle standard) belongs to no group'],
  },
  {
    name: 'a system of components that are not there, or are local',
    files: { 'systems.yaml': systems({ local: { components: ['One', 'Won'], bundles: ['dbcp'] } }) },
    expected: [
      'error etl/systems.yaml:53 local.components.1: there is no component “Won” among the systems',
      'error etl/systems.yaml:55 local.bundles.0: “dbcp” belongs to the group “jdbc” already',
    ],
  },
  {
    name: 'a relationship without a sentence',
    files: { 'processors/One.yaml': processor({ relationships: ['success', 'failure'] }) },
    expected: ['error etl/processors/One.yaml:10 relationships.1: no sentence says when a FlowFile goes to “failure”'],
  },
  {
    name: 'a sentence in one language only',
    files: {
      'processors/One.yaml': processor({ relationships: ['success', 'failure'] }),
      'relationships/O.yaml': { One: { failure: { ru: 'x' } } },
    },
    expected: ['error etl/relationships/O.yaml:3 One.failure.en: the field is missing'],
  },
  {
    name: 'a shared sentence with other facts than those of the component',
    files: {
      'processors/One.yaml': processor({ inputRequirement: 'required', relationships: ['success', 'failure'] }),
      'processors/Two.yaml': processor({ name: 'Two', inputRequirement: 'allowed', relationships: ['failure'] }),
      'relationships.yaml': {
        relationships: {
          success: [{ text: text('x') }],
          failure: [{ where: { inputRequirement: 'required', relationships: ['success'] }, text: text('x') }],
        },
      },
    },
    expected: ['error etl/processors/Two.yaml:9 relationships.0: no sentence says when a FlowFile goes to “failure”'],
  },
  {
    name: 'a shared sentence that no component has',
    files: {
      'relationships.yaml': {
        relationships: { success: [{ text: text('x') }, { where: { relationships: ['failure'] }, text: text('x') }] },
      },
    },
    expected: ['warning etl/relationships.yaml:6 relationships.success.1: no component has this relationship'],
  },
  {
    name: 'sentences of relationships and components that are not there',
    files: { 'relationships/O.yaml': { One: { sucess: text('x') }, Won: { success: text('x') } } },
    expected: [
      'error etl/relationships/O.yaml:3 One.sucess: “One” has no relationship “sucess”',
      'error etl/relationships/O.yaml:6 Won: there is no component “Won”',
    ],
  },
  {
    name: 'a retry without an end',
    files: {
      'relationships/O.yaml': {
        One: { success: { ru: 'Верните через `RetryFlowFile`.', en: 'Use `RetryFlowFile` with a limit.' } },
      },
    },
    expected: [
      'error etl/processors/One.yaml:9 relationships.0: the sentence about “success” retries without an end (ru)',
    ],
  },
  {
    name: 'sentences of a component in two files',
    files: {
      'relationships/A.yaml': { One: { success: text('x') } },
      'relationships/O.yaml': { One: { success: text('x') } },
    },
    expected: ['error etl/relationships/O.yaml:2 One: etl/relationships/A.yaml has texts of “One” too'],
  },
  {
    name: 'relationships that the settings make, without a sentence',
    files: { 'processors/One.yaml': processor({ dynamicRelationships: true }) },
    expected: ['error etl/processors/One.yaml:10 dynamicRelationships: no sentence says which relationships'],
  },
  {
    name: 'relationships that the settings make, with a sentence',
    files: {
      'processors/One.yaml': processor({ dynamicRelationships: true }),
      'relationships/O.yaml': { One: { '<property name>': text('x') } },
    },
    expected: [],
  },
  {
    name: 'what an empty field does where a value is demanded',
    files: {
      'processors/One.yaml': processor({
        properties: [
          property({ required: true, description: { ru: 'Имя. Если поле пусто, его нет.', en: 'The name.' } }),
          property({
            name: 'b',
            displayName: 'B',
            description: { ru: 'Обязательное имя.', en: 'The required name. If empty, none is sent.' },
          }),
        ],
      }),
      'facts.yaml': { demandsValue: { One: ['B'] } },
    },
    expected: ['A', 'B'].map(
      (name, index) =>
        `error etl/processors/One.yaml:${index === 0 ? 11 : 18} properties.${index}: the text of “${name}” says what an empty field does, but a value is demanded`,
    ),
  },
  {
    name: 'a demand that a text is silent about',
    files: {
      'processors/One.yaml': processor({
        properties: [
          property({ description: { ru: 'Имя. Если поле пусто, его нет.', en: 'Required for `a`. If empty, none.' } }),
        ],
      }),
      'facts.yaml': { demandsSometimes: { One: ['A'] } },
    },
    expected: [
      'error etl/processors/One.yaml:11 properties.0: the text of “A” does not say when a value is demanded (ru)',
    ],
  },
  {
    name: 'a loss of data that a text is silent about',
    files: {
      'processors/One.yaml': processor({
        properties: [property({ description: { ru: 'Осторожно: строки теряются.', en: 'Fewer rows at a time.' } })],
      }),
      'facts.yaml': { warnsOfLoss: { One: ['A'] } },
    },
    expected: [
      'error etl/processors/One.yaml:11 properties.0: the text of “A” does not warn of lost or doubled data (en)',
    ],
  },
  {
    name: 'a source that does not say what it delivers twice',
    files: { 'processors/One.yaml': processor({ inputRequirement: 'forbidden' }) },
    expected: ['error etl/processors/One.yaml:10 inputRequirement: “One” is a source, and nothing says what'],
  },
  {
    name: 'a source that says it',
    files: { 'processors/One.yaml': processor({ inputRequirement: 'forbidden', operation: { delivery: text('x') } }) },
    expected: [],
  },
  {
    name: 'schedules without their zone',
    files: {
      'processors/One.yaml': processor({
        notes: [
          { ru: 'Запуск по CRON `0 0 3 * * ?`.', en: 'The CRON schedule `0 0 3 * * ?` (UTC).' },
          { ru: 'В 7:00 приходит отчёт.', en: 'At 7:00, Moscow time; a record holds `08:15`.' },
        ],
      }),
      'recipes.yaml': { recipes: [{ task: { ru: 'Отчёт в 09:30', en: 'A report' }, steps: ['One'], services: [] }] },
    },
    expected: [
      'error etl/processors/One.yaml:11 notes.0.ru: a schedule or a time of day without its zone',
      'error etl/processors/One.yaml:13 notes.1.ru: a schedule or a time of day without its zone',
      'error etl/recipes.yaml:3 recipes.0.task.ru: a schedule or a time of day without its zone',
    ],
  },
  {
    name: 'a schedule of a guide without its zone',
    files: {
      'guides/One.ru.mdx': 'Каждый день в 7:00 по Москве.\n\n```json\n{"at": "7:00"}\n```\n',
      'guides/One.en.mdx': 'Set `0 0 3 * * ?`.\n\nEvery day at 7:00.\n',
    },
    guides: ['One.ru', 'One.en'],
    expected: [
      'error etl/guides/One.en.mdx:1 a schedule or a time of day without its zone',
      'error etl/guides/One.en.mdx:3 a schedule or a time of day without its zone',
    ],
  },
  {
    name: 'a sentence with six settings',
    files: {
      'processors/One.yaml': processor({
        properties: [property()],
        useCases: [
          {
            ru: 'Так: «A» = `1`, «B» = `2`, «C» = `3`, «D» = `4`, `e` = `5`. Ещё «F» = `6`.',
            en: 'So: “A” is set, “B” = `2`, “C” = `3`, “D” = `4`, `e` = `5`, “F” = `6`.',
          },
        ],
      }),
    },
    expected: ['error etl/processors/One.yaml:19 useCases.0.en: a sentence names 6 settings'],
  },
  {
    name: 'a use case that can be copied',
    files: {
      'processors/One.yaml': configured(
        [
          {
            name: 'mode',
            displayName: 'Mode',
            required: true,
            allowableValues: ['a', 'b'],
            allowableValueNames: ['A', 'B'],
          },
          { name: 'text', displayName: 'Text', required: true, dependsOn: [{ property: 'mode', values: ['b'] }] },
          { name: 'pool', displayName: 'Pool', controllerService: 'DBCPService' },
          { name: 'secret', displayName: 'Secret', allowableValues: ['a'] },
          { name: 'path', displayName: 'Path', expressionLanguage: 'flowfile', allowableValues: ['a'] },
        ],
        { Mode: 'B', Text: text('x'), Pool: 'Pool', Secret: '#{secret}', Path: EXPRESSION, own: EXPRESSION },
        { dynamicProperties: true },
      ),
    },
    expected: [],
  },
  {
    name: 'settings that the engine would refuse',
    files: {
      'processors/One.yaml': configured(
        [
          { name: 'mode', displayName: 'Mode', required: true, default: 'a', allowableValues: ['a', 'b'] },
          { name: 'text', displayName: 'Text', dependsOn: [{ property: 'mode', values: ['b'] }] },
          { name: 'pool', displayName: 'Pool', controllerService: 'DBCPService' },
          { name: 'key', displayName: 'Key', required: true },
          { name: 'user', displayName: 'User', description: { ru: 'Нужно имя.', en: 'A required name.' } },
        ],
        { Mode: 'c', Text: 'x', Pool: 'Poll', Tetx: 'x', 'Text ': 'x' },
      ),
      'facts.yaml': { demandsValue: { One: ['User'] } },
    },
    expected: [
      'error etl/processors/One.yaml:57 useCases.0.settings.0.value: “c” is no value of “Mode”',
      'error etl/processors/One.yaml:61 useCases.0.settings.1.property: “Text” is not in use with these settings',
      'error etl/processors/One.yaml:67 useCases.0.settings.2.value: “Poll” is no service for “Pool”',
      'error etl/processors/One.yaml:71 useCases.0.settings.3.property: there is no property “Tetx”',
      'error etl/processors/One.yaml:76 useCases.0.settings.4.property: there is no property “Text ”',
      'error etl/processors/One.yaml:56 useCases.0.settings: the engine demands “Key”, which is not set here',
      'error etl/processors/One.yaml:56 useCases.0.settings: the engine demands “User”, which is not set here',
    ],
  },
  {
    name: 'expressions where the engine reads none, in one language too',
    files: {
      'processors/One.yaml': configured(
        [{ name: 'text', displayName: 'Text' }],
        { Text: { ru: 'x', en: EXPRESSION }, own: EXPRESSION },
        { dynamicProperties: true, dynamicPropertyExpressionLanguage: 'none' },
      ),
    },
    expected: [
      'error etl/processors/One.yaml:25 useCases.0.settings.0.value: “Text” takes no expression language',
      'error etl/processors/One.yaml:31 useCases.0.settings.1.value: dynamic properties take no expression language',
    ],
  },
  {
    name: 'one example for other defaults',
    files: {
      'processors/One.yaml': processor({ properties: [property({ description: undefined, default: 'a.example' })] }),
      'processors/Two.yaml': processor({
        name: 'Two',
        properties: [property({ description: undefined, default: 'b.example' })],
      }),
      'properties.yaml': { properties: { A: { ru: 'Адрес, например `a.example`.', en: 'An address.' } } },
    },
    expected: [
      'error etl/properties.yaml:3 properties.A: one example for components with different defaults: a.example, b.example',
    ],
  },
  {
    name: 'one text for values that only some components know',
    files: {
      'processors/One.yaml': processor({
        properties: [
          property({ description: undefined, allowableValues: ['a', 'b'], allowableValueNames: ['A', 'B'] }),
        ],
      }),
      'processors/Two.yaml': processor({
        name: 'Two',
        properties: [property({ description: undefined, allowableValues: ['a'], allowableValueNames: ['A'] })],
      }),
      'properties.yaml': { properties: { A: { ru: '`A` или `b`, не `c`.', en: '`A` or `b`, not `c`.' } } },
    },
    expected: ['error etl/properties.yaml:3 properties.A: “b” is no value of “A” in Two'],
  },
  {
    name: 'facts of what does not exist',
    files: { 'facts.yaml': { warnsOfLoss: { Own: ['A'], One: ['Aa'] } } },
    expected: [
      'error etl/facts.yaml:3 warnsOfLoss.Own: there is no component “Own”',
      'error etl/facts.yaml:5 warnsOfLoss.One.0: there is no property “Aa”',
    ],
  },
  {
    name: 'an unknown interface',
    files: { 'processors/One.yaml': processor({ properties: [property({ controllerService: 'DBCPServise' })] }) },
    expected: ['error etl/processors/One.yaml:17 properties.0.controllerService: no service implements “DBCPServise”'],
  },
  {
    name: 'a dangling see-also',
    files: { 'processors/One.yaml': processor({ seeAlso: ['Two'] }) },
    expected: ['error etl/processors/One.yaml:11 seeAlso.0: there is no component “Two”'],
  },
  {
    name: 'a condition on a property that is not there',
    files: { 'processors/One.yaml': processor({ properties: [property({ dependsOn: [{ property: 'b' }] })] }) },
    expected: ['error etl/processors/One.yaml:18 properties.0.dependsOn.0.property: there is no property “b”'],
  },
  {
    name: 'two properties of one address',
    files: { 'processors/One.yaml': processor({ properties: [property({ name: 'a b' }), property({ name: 'A-B' })] }) },
    expected: ['error etl/processors/One.yaml:17 properties.1.name: has the same address as “a b”: #property-a-b'],
  },
  {
    name: 'a file of another name',
    files: { 'processors/One.yaml': processor({ name: 'Won' }) },
    expected: ['error etl/processors/One.yaml:1 name: the file is called One.yaml'],
  },
  {
    name: 'a component in the wrong folder',
    files: { 'processors/Lock.yaml': service({ name: 'Lock' }) },
    expected: ['error etl/processors/Lock.yaml:2 kind: a controller-service does not belong here'],
  },
  {
    name: 'a component without a group',
    files: { 'processors/Two.yaml': processor({ name: 'Two', bundle: 'aws' }) },
    expected: ['error etl/groups.yaml:2 processors: “Two” (bundle aws) belongs to no group'],
  },
  {
    name: 'YAML that cannot be read',
    files: { 'processors/Two.yaml': 'name: "x' },
    expected: ['error etl/processors/Two.yaml:1 this is not valid YAML: Missing closing "quote'],
  },
  {
    name: 'guides without a component and without a translation',
    guides: ['One.ru', 'One.en', 'Two.ru'],
    expected: [
      'error etl/guides/Two.ru.mdx there is no component “Two”',
      'error etl/guides/Two.ru.mdx the guide is missing in another language',
    ],
  },
  {
    name: 'a chain with a service that nothing takes',
    files: { 'recipes.yaml': { recipes: [{ task: text('x'), steps: ['One', 'Two'], services: ['Pool'] }] } },
    expected: [
      'error etl/recipes.yaml:7 recipes.0.steps.1: there is no processor “Two”',
      'error etl/recipes.yaml:9 recipes.0.services.0: nothing in the chain takes “Pool”',
    ],
  },
]
for (const { name, expected, ...reference } of cases) {
  test(`checks ${name}`, () => {
    const reported = check(reference)
    assert.equal(reported.length, expected.length, reported.join('\n'))
    for (const [index, problem] of expected.entries())
      assert.ok(reported[index]?.startsWith(problem), `${reported[index]}\n is not\n${problem}`)
  })
}

test('a component lies in a folder of its kind', () => {
  for (const kind of ['processor', 'controller-service'] as const)
    assert.ok(isOfKind(ETL_COMPONENT, componentFile({ name: 'PutFile', kind } as EtlComponent)))
})
