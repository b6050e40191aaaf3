import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { after, beforeEach, test } from 'node:test'
import { writeContent } from '../small-site'

/** In the project, as the content is: programs look for their settings in the folders above and below a file. */
const ROOT = path.resolve('.cache/test/malicious-spelling')
const CONTENT = path.join(ROOT, 'content')
const CANARY = path.join(ROOT, 'canary')
beforeEach(() => fs.rmSync(ROOT, { recursive: true, force: true }))
after(() => fs.rmSync(ROOT, { recursive: true, force: true }))

const run = (script: string) =>
  spawnSync(process.execPath, ['--import', 'tsx', ...script.split(' ')], {
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: CONTENT, WORK_DIR: path.join(ROOT, 'work') },
  })

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
