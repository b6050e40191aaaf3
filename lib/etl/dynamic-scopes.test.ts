import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dynamicScopes } from './dynamic-scopes'

const VARIABLES = 'Expression language: environment and platform variables, no attributes.'
for (const { scopes, expected } of [
  { scopes: undefined, expected: '' },
  { scopes: 'environment', expected: VARIABLES },
  {
    scopes: ['environment', 'none'],
    expected: `It depends on the property which expressions are allowed. ${VARIABLES} The expression language is not supported.`,
  },
] as const)
  test(`the expression language of dynamic properties: ${scopes}`, () =>
    assert.equal(dynamicScopes(scopes ? { dynamicPropertyExpressionLanguage: [scopes].flat() } : {}, 'en'), expected))
