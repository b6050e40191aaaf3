import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { listFiles } from '../system/files'

/** Ways to put a text into a page as HTML, or to run it. */
const WRITES =
  /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write|createContextualFragment|HTMLUnsafe|new Function\(|\beval\(/

const SCREENS = 'screens of our own, drawn in the browser of the author who makes pictures of them'
/** Every file that does so, and why nothing that a stranger wrote can get there. */
const AUDITED: Record<string, string> = {
  'app/content-problems/layout.dev.tsx': 'a script of our own; the development server only',
  'components/blog/list-pages.tsx':
    'the beginning of a compiled post: made of a tree in which scripts are refused (lib/mdx)',
  'components/layout/base-path-banner.tsx':
    'an empty text: React leaves alone the base path that is written there (suggest-base-path)',
  'components/layout/inline-script.client.tsx': 'scripts of our own, whose hashes the policy allows',
  'components/layout/not-found-page.tsx': 'words and addresses of our own',
  'components/mdx/body-text.tsx': 'a compiled page: made of a tree in which scripts are refused (lib/mdx)',
  'components/mdx/diagram/draw.client.ts':
    'what Mermaid drew of a diagram in its strict mode, under the policy of the page',
  'components/search/early-results.tsx': 'an empty text: React leaves alone what a script of ours puts there',
  'components/ui/box-link.tsx': 'an empty text: React leaves alone the link that is written there (scripts/box/link)',
  'components/ui/structured-data.tsx': 'JSON whose every < is escaped',
  'tools/pictures/stage/actions.ts': SCREENS,
  'tools/pictures/stage/cursor.ts': SCREENS,
  'tools/pictures/stage/film.ts': SCREENS,
  'tools/pictures/stage/mark.ts': SCREENS,
}

test('HTML is written only where somebody has looked', () => {
  const writing = ['app', 'components', 'lib', 'scripts', 'tools', 'deploy', '.']
    .flatMap((folder) =>
      folder === '.' ? fs.readdirSync('.') : listFiles(folder).map((file) => path.join(folder, file)),
    )
    .filter((file) => /\.(?:ts|tsx|mjs)$/.test(file) && !file.endsWith('.test.ts'))
    .filter((file) => WRITES.test(fs.readFileSync(file, 'utf8')))
    .map((file) => file.replaceAll(path.sep, '/'))
  assert.deepEqual(writing.sort(), Object.keys(AUDITED).sort())
})
