import assert from 'node:assert/strict'
import path from 'node:path'
import { after, before, test } from 'node:test'
import {
  isAsExpression,
  isBinaryExpression,
  isBindingElement,
  isComputedPropertyName,
  isDeleteExpression,
  isElementAccessExpression,
  isNonNullExpression,
  isParenthesizedExpression,
  isStringLiteral,
  type Node,
  type SourceFile,
  SyntaxKind,
} from 'typescript/unstable/ast'
import { API, type Project, type Type, TypeFlags } from 'typescript/unstable/sync'
import { lookUp } from '../../../lib/core/look-up'

/**
 * `table[word]` finds what every object has from its prototype as well: one page with the word “constructor” kept a site
 * from being built. So a key that may be any text goes to `lookUp`, a Map or a Set; the compiler knows which keys may.
 */
const LOOKED_AT = /^(?:app|components|deploy|lib|scripts|tests|tools)\/|^[^/]+$/
/** Tests, and programs that read no content of others. */
const LEFT_OUT = /\.test\.tsx?$|^(?:tools\/bench|tests\/fuzz)|^lib\/core\/look-up\.ts$/
/** Codes of languages: site.yaml lets no other than `ru` and `pt-BR` in, and no property has such a name. */
const LANGUAGE = /^(?:\w+\.)?(?:locale|textLocale|lang|code)$|^defaultLocale\(\)$/

/** Every other look-up by a text, and why it may stay. */
const AUDITED: Record<string, string> = {
  'components/layout/root-marks.client.ts: dataset[name]': 'names that a dataset has just given to another',
  'components/mdx/diagram/diagram-theme.client.ts: calculated[name]': 'names of our own theme',
  'lib/mdx/drawing.ts: properties[name]': 'names that Object.entries has just given',
  'lib/mdx/component-node.ts: props[name]': 'looks with Object.hasOwn first',
  'lib/mdx/section.ts: properties[said]': 'names of attributes from a list of our own',
  'lib/mdx/furniture.ts: attribute.replace(/-(\\w)/g, (_, letter: string) => letter.toUpperCase()) in properties':
    'names of attributes from a list of our own',
  'lib/alternates/markdown/shown.ts: attribute in attributes': 'names of attributes from a list of our own',
  'scripts/tests/building.ts: other[file]': 'paths that Object.keys has just given, in tests',
  'scripts/tests/building.ts: site[file]': 'paths that Object.keys has just given, in tests',
  'lib/core/query.ts: fields[name]': 'names of fields of our own forms',
  'tools/pictures/pictures.ts: news[file]': 'paths of pictures, which end in .png',
}

let api: API
let project: Project
before(() => {
  api = new API({ cwd: process.cwd() })
  project = api.updateSnapshot({ openProjects: [path.resolve('tsconfig.json')] }).getProjects()[0] as Project
})
after(() => api.close())

/** A key that may be any text; a value of `as` is what it was before. */
function isText(key: Node): boolean {
  if (isAsExpression(key) || isNonNullExpression(key) || isParenthesizedExpression(key)) return isText(key.expression)
  const type = project.checker.getTypeAtLocation(key)
  return type === undefined || isTextType(type)
}

function isTextType(type: Type): boolean {
  const { flags } = type
  if (flags & (TypeFlags.String | TypeFlags.TemplateLiteral | TypeFlags.StringMapping | TypeFlags.AnyOrUnknown))
    return true
  if (flags & TypeFlags.TypeParameter) {
    const constraint = project.checker.getBaseConstraintOfType(type)
    return constraint === undefined || isTextType(constraint)
  }
  return (type.isUnionType() || type.isIntersectionType()) && type.getTypes().some(isTextType)
}

/** The key by which a node looks something up in an object, if it does. */
function keyOf(node: Node): Node | undefined {
  if (isElementAccessExpression(node)) return isDeleteExpression(node.parent) ? undefined : node.argumentExpression
  if (isBindingElement(node) && node.propertyName && isComputedPropertyName(node.propertyName))
    return node.propertyName.expression
  const isIn = isBinaryExpression(node) && node.operatorToken.kind === SyntaxKind.InKeyword
  return isIn && !isStringLiteral(node.left) ? node.left : undefined
}

/** Look-ups of a file by a key that may be any text, as they are written. */
function textLookUps(source: SourceFile): string[] {
  const found: string[] = []
  const visit = (node: Node): void => {
    const key = keyOf(node)
    if (key && !LANGUAGE.test(key.getText(source)) && isText(key)) found.push(node.getText(source))
    node.forEachChild(visit)
  }
  visit(source)
  return found
}

test('nothing is looked up in a plain object by a text of an author or a reader', () => {
  const files = project.program.getSourceFileNames().flatMap((file) => {
    const own = path.relative('.', file).replaceAll(path.sep, '/')
    return LOOKED_AT.test(own) && !LEFT_OUT.test(own) && !/^\.|\.d\.ts$/.test(own) ? [own] : []
  })
  assert.ok(files.length > 300, `${files.length} files`)
  const found = files.flatMap((file) => {
    const source = project.program.getSourceFile(path.resolve(file))
    assert.ok(source, file)
    return textLookUps(source).map((written) => `${file}: ${written}`)
  })
  assert.deepEqual([...new Set(found)].sort(), Object.keys(AUDITED).sort(), 'use lookUp (lib/core/look-up.ts) or a Map')
})

/** What the test below finds. */
function samples<Key extends string>(table: Record<string, number>, word: string, key: Key): unknown[] {
  const { [word]: first, a } = table
  return [first, a, table.b, table[word], table[word as 'a'], word in table, table[`x ${word}`], table[key]]
}

test('such a look-up is found', () => {
  const source = project.program.getSourceFile(path.resolve('scripts/tests/project/look-ups.test.ts'))
  assert.ok(source)
  const found = textLookUps(source)
  assert.equal(found.length, samples({}, '', '').length - 2, found.join('\n'))
  for (const written of ['[word]: first', "table[word as 'a']", 'word in table', 'table[key]'])
    assert.ok(found.includes(written), written)
})

test('a word that every object has is in no table', () => {
  for (const word of ['constructor', '__proto__', 'hasOwnProperty', 'toString', 'valueOf', 'prototype']) {
    assert.equal(lookUp({}, word), undefined)
    assert.equal(lookUp(Object.fromEntries([[word, 1]]), word), 1)
  }
})
