import assert from 'node:assert/strict'
import fs from 'node:fs'
import { test } from 'node:test'
import { writeContent } from '../small-site'
import { makeTrial } from './trial'

const { content: CONTENT, canary: CANARY, run } = makeTrial('malicious-spelling')

test('settings of the spelling that lie in the content are not read', () => {
  const code = `require('node:fs').writeFileSync(${JSON.stringify(CANARY)}, '')`
  const module = `import fs from 'node:fs'\nfs.writeFileSync(${JSON.stringify(CANARY)}, '')\nexport default {}`
  writeContent(CONTENT, {
    'words.txt': '',
    'cspell.config.mjs': module,
    'docs/cspell.config.mjs': module,
    'docs/a/cspell.config.cjs': code,
    'docs/a/x.ru.mdx': 'a',
    'docs/b/cspell.json': '{ "import": ["./evil.mjs"] }',
    'docs/b/evil.mjs': module,
    'docs/b/x.ru.mdx': 'opechatka',
  })
  const { stdout, stderr } = run('scripts/check/content.ts')
  assert.match(stdout + stderr, /opechatka/, 'the pages were read')
  assert.equal(fs.existsSync(CANARY), false)
})
