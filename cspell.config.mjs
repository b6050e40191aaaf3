import path from 'node:path'

const content = path.resolve(process.env.CONTENT_DIR ?? 'content')

/** The spelling of the content, by `npm run check:content`. Words of the product's own are in `words.txt` of the content folder. */
export default {
  version: '0.2',
  language: 'en-GB,ru',
  import: ['@cspell/dict-ru_ru/cspell-ext.json'],
  dictionaryDefinitions: [{ name: 'content', path: path.join(content, 'words.txt'), addWords: true }],
  dictionaries: ['content'],
  overrides: [{ filename: '**/*.en.mdx', language: 'en-GB' }],
  ignorePaths: ['ledger.yaml', 'terms.yaml', 'synonyms.yaml', 'words.txt'],
  // Code, addresses, anchors, tags and the front matter's names follow their own rules.
  ignoreRegExpList: [
    '/^```[\\s\\S]*?^\\s*```/gm',
    '/`[^`\\n]+`/g',
    '/\\]\\([^)]*\\)/g',
    '/\\{#[^}]*\\}/g',
    '/\\{[^}\\n]*\\}/g',
    '/<[^>]+>/g',
    '/^tags:.*$/gm',
  ],
}
