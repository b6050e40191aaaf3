import fs from 'node:fs'
import path from 'node:path'
import type { CorpusPage } from './corpus'

/** Writes the pages as a content folder. */
export function writeCorpus(pages: CorpusPage[], target: string): void {
  fs.rmSync(target, { recursive: true, force: true })
  for (const page of pages) {
    const body = page.body.replace(/\(doc:([^)]*)\)/g, (_, to: string) => `(/docs${to === 'index' ? '' : `/${to}`})`)
    const file = path.join(target, 'docs', `${page.path}.${page.loc}.mdx`)
    const [title, description] = [page.title, page.description].map((text) => JSON.stringify(text))
    fs.mkdirSync(path.dirname(file), { recursive: true })
    const head = `title: ${title}\ndescription: ${description}\ntags: [${page.tag}]`
    fs.writeFileSync(file, `---\n${head}\n---\n\n${body}\n`)
  }
  const write = (file: string, text: string) => fs.writeFileSync(path.join(target, file), text)
  const read = (file: string) => fs.readFileSync(path.join('content', file), 'utf8')
  write('sidebars.yaml', `tutorialSidebar:\n${sidebar(pages.filter(({ loc }) => loc === 'ru'))}`)
  write('site.yaml', read('site.yaml').replace(/^announcement:[\s\S]*?^footer:/m, 'footer:'))
  write('home.yaml', read('home.yaml').replace(/href: .*/g, 'href: /docs'))
}

/** The pages in their order, a category before the first page of each folder. */
function sidebar(pages: CorpusPage[]): string {
  const seen = new Set<string>()
  const lines = pages.map(({ path: page }) => {
    const folder = page.includes('/') ? path.dirname(page) : ''
    const isNew = folder !== '' && !seen.has(folder)
    seen.add(folder)
    const category = `  - category: ${folder}\n    label: { ru: ${folder}, en: ${folder} }\n    items:\n`
    return `${isNew ? category : ''}${folder ? '      ' : '  '}- ${page}\n`
  })
  return lines.join('')
}
