import fs from 'node:fs'
import path from 'node:path'
import { writeCorpus } from './bench/corpus'
import { folderSize, measure } from './bench/measure'
import { main } from './env'

/**
 * Times a build of PAGES pages (300 in each language unless told): cold, without any cache, then warm, with one page edited.
 * `npm run bench:build -- 300 path/to/corpus.mjs` measures on another corpus.
 */
await main(async () => {
  const [count = '300', corpus] = process.argv.slice(2)
  const content = path.resolve('.cache/bench/content')
  const out = path.resolve('.cache/bench/out')
  const env = { CONTENT_DIR: content, OUT_DIR: out, WORK_DIR: path.resolve('.cache/bench/work') }
  const build = () => measure('npm', ['run', '--silent', 'build'], env)
  await writeCorpus(Number(count), content, corpus)
  for (const folder of [env.WORK_DIR, '.next', out]) fs.rmSync(folder, { recursive: true, force: true })
  const cold = await build()
  const { bytes } = folderSize(out)
  const pages = folderSize(out, '.html').files
  console.log(`cold  ${cold.seconds.toFixed(1)} s, ${cold.megabytes} MB\n  ${lastLine(cold.output)}`)
  console.log(
    `out   ${pages} pages, ${(bytes / 1e6).toFixed(1)} MB, ${Math.round(bytes / pages / 1000)} KB a page, files of the application included`,
  )
  const edited = path.join(content, 'docs/index.ru.mdx')
  fs.appendFileSync(edited, '\n\nОдно предложение добавлено.\n')
  const warm = await build()
  console.log(`warm  ${warm.seconds.toFixed(1)} s, ${warm.megabytes} MB\n  ${lastLine(warm.output)}`)
})

function lastLine(output: string): string {
  return output.trim().split('\n').at(-1) ?? ''
}
