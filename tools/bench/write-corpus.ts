import fs from 'node:fs'
import path from 'node:path'
import type { CorpusPage } from './corpus'

/** Writes the pages as a content folder. */
export function writeCorpus(pages: Iterable<CorpusPage>, target: string): void {
  fs.rmSync(target, { recursive: true, force: true })
  const paths: string[] = []
  for (const page of pages) {
    const description = /^description: (.*)$/m.exec(page.fm)?.[1] ?? page.title
    const tags = /^tags: \[(.*)\]$/m.exec(page.fm)?.[1] ?? ''
    const body = page.body.replace(/\(doc:([^)]*)\)/g, (_, to: string) => `(/docs${to === 'index' ? '' : `/${to}`})`)
    const file = path.join(target, 'docs', `${page.path}.${page.loc}.mdx`)
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(
      file,
      `---\ntitle: ${JSON.stringify(page.title)}\ndescription: ${description}\ntags: [${tags}]\n---\n\n${body}\n`,
    )
    if (page.loc === 'ru') paths.push(page.path)
  }
  fs.writeFileSync(path.join(target, 'sidebars.yaml'), `tutorialSidebar:\n${sidebar(paths)}`)
  fs.writeFileSync(
    path.join(target, 'site.yaml'),
    fs.readFileSync('content/site.yaml', 'utf8').replace(/^announcement:[\s\S]*?^footer:/m, 'footer:'),
  )
  fs.writeFileSync(
    path.join(target, 'home.yaml'),
    fs.readFileSync('content/home.yaml', 'utf8').replace(/href: .*/g, 'href: /docs'),
  )
}

/** Categories by folder, in the order the pages come. */
function sidebar(paths: string[], depth = 1, prefix = ''): string {
  const indent = '  '.repeat(depth)
  const done = new Set<string>()
  return paths
    .map((pagePath) => {
      const [first = '', ...rest] = pagePath.slice(prefix.length).split('/')
      if (rest.length === 0) return `${indent}- ${pagePath}\n`
      const folder = `${prefix}${first}`
      if (done.has(folder)) return ''
      done.add(folder)
      const inside = sidebar(
        paths.filter((candidate) => candidate.startsWith(`${folder}/`)),
        depth + 2,
        `${folder}/`,
      )
      return `${indent}- category: ${folder}\n${indent}  label: { ru: ${first}, en: ${first} }\n${indent}  items:\n${inside}`
    })
    .join('')
}
