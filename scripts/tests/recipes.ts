import assert from 'node:assert/strict'
import fs from 'node:fs'
import { blocksOf, type ProjectCopy } from './copy'

const [item = '', entry = ''] = blocksOf('contributing/navbar-item.md')
const [field = '', shown = ''] = blocksOf('contributing/field.md')
const [words = '', record = ''] = blocksOf('contributing/language.md')
const [role = '', roleRules = ''] = blocksOf('contributing/component.md')
export const LANGUAGES = 'lib/i18n/languages'
export const ITEMS = 'components/navbar/items.ts'

/** Follows the guides of a navbar item, a field of front matter and a language so far that the types name the rest. */
export function beginRecipes(copy: ProjectCopy): void {
  fs.rmSync(`${copy.root}/content/etl`, { recursive: true }) // its texts may lack no language
  copy.replace('lib/site/navbar.ts', 'const types = {\n', `const types = {\n${item}`)
  copy.replace('lib/content/front-matter.ts', '  sidebar_label:', `${field}  sidebar_label:`)
  copy.replace('components/docs/doc-page.tsx', '</PageHead>\n', `</PageHead>\n${shown}`)
  copy.write('messages/de.json', fs.readFileSync('messages/en.json', 'utf8'))
  for (const code of ['ru', 'en', 'de'])
    copy.replace(`messages/${code}.json`, '"captions_en"', '"captions_de": "Deutsch", "captions_en"')
  copy.write(`${LANGUAGES}/de.ts`, record)
  copy.replace(`${LANGUAGES}/index.ts`, '{ ru, en }', '{ ru, en, de }')
  copy.replace(`${LANGUAGES}/index.ts`, 'import { en }', "import { de } from './de'\nimport { en }")
}

/** Follows them to the end, and the guide of a component of the kit; the content uses all four. */
export function endRecipes(copy: ProjectCopy): void {
  copy.replace(ITEMS, '  link: (', `${entry}  link: (`)
  copy.write(`${LANGUAGES}/de.words.ts`, words)
  copy.replace(`${LANGUAGES}/words.ts`, 'en: english', 'en: english, de: german')
  copy.replace(`${LANGUAGES}/words.ts`, 'import { english }', "import { german } from './de.words'\nimport { english }")
  copy.replace('content/site.yaml', 'items:\n', 'items:\n    - { type: phone, label: { ru: Позвонить, de: Anruf } }\n')
  copy.replace('content/site.yaml', /.+code: en/, '  - { code: de, label: Deutsch }\n  - { code: en')
  copy.replace('content/docs/index.ru.mdx', 'description:', 'audience: всем\ndescription:')
  copy.write('components/mdx/role/role.tsx', role)
  copy.write('components/mdx/role/role.rules.ts', roleRules)
  copy.replace('components/mdx/components.ts', '  Steps,', '  Role,\n  Steps,')
  copy.replace(
    'components/mdx/components.ts',
    'import { Steps }',
    "import { Role } from './role/role'\nimport { Steps }",
  )
  copy.replace('components/mdx/kit.ts', '    Steps: steps,', '    Role: role,\n    Steps: steps,')
  copy.replace(
    'components/mdx/kit.ts',
    'import { slotRules }',
    "import { role } from './role/role.rules'\nimport { slotRules }",
  )
  copy.replace('content/docs/index.ru.mdx', /$/, '\nДля кого: <Role>Администратор</Role>.\n')
}

/** Follows the guide of a kind of page: what a block of code is for is said in the line above it. */
export function followKindRecipe(copy: ProjectCopy): void {
  const recipe = fs.readFileSync('contributing/kind.md', 'utf8')
  const record = /```ts\n([\s\S]+?)```/.exec(recipe)?.[1]?.replace(/^ {3}/gm, '')
  const [, route, page] = /A route, `([^`]+)`:\n\n *```tsx\n([\s\S]+?)```/.exec(recipe) ?? []
  assert.ok(record && route && page, 'contributing/kind.md has lost a block')
  copy.write(route, page.replace(/^ {3}/gm, ''))
  copy.replace('lib/content/kinds.ts', '/** Kinds of pages with', `${record}\n/** Kinds of pages with`)
  copy.replace('lib/content/kinds.ts', '= [PAGE]', '= [PAGE, TUTORIAL]')
}
