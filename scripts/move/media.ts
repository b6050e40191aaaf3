import fs from 'node:fs'
import path from 'node:path'
import { decodePath } from '../../lib/core/routes'
import { listFiles } from '../system/files'
import { changePage } from './written'

/** Files beside pages: where they are, and where they go. */
export class Media {
  /** Old and new names of those that move. */
  readonly files = new Map<string, string>()

  /**
   * Moves what only moved pages use along with them, and what lies in a moved folder and is used by no other page.
   * @param texts sources of all pages, by their files
   * @param moved old and new names of the files of pages
   * @param folder old and new name of a folder that moves as a whole
   */
  constructor(
    private readonly dir: string,
    texts: Map<string, string>,
    private readonly moved: Map<string, string>,
    folder?: [string, string],
  ) {
    const used = [...texts].flatMap(([page, text]) => this.filesOn(page, text).map((file) => ({ page, file })))
    const shared = new Set(used.filter(({ page }) => !moved.has(page)).map(({ file }) => file))
    const add = (file: string, target: string) => {
      if (!shared.has(file) && file !== target && !fs.existsSync(path.join(dir, target))) this.files.set(file, target)
    }
    for (const { page, file } of used) {
      const inside = path.posix.relative(path.posix.dirname(page), file)
      const target = moved.get(page)
      if (target !== undefined && !inside.startsWith('..'))
        add(file, path.posix.join(path.posix.dirname(target), inside))
    }
    if (folder)
      for (const file of this.filesIn(folder[0]))
        if (!moved.has(file)) add(file, `${folder[1]}${file.slice(folder[0].length)}`)
  }

  /** A target of a page, as it is written on the page at its new place. */
  follow(page: string, target: string): string {
    const [file] = this.find(page, target)
    if (file === undefined) return target
    const old = this.resolve(page, target)
    const now = (this.files.get(file) ?? file).slice(0, old.length - file.length || undefined)
    const inside = path.posix.relative(path.posix.dirname(this.moved.get(page) ?? page), now)
    const written = inside.startsWith('.') ? inside : `./${inside}`
    return path.posix.normalize(written) === path.posix.normalize(decodePath(target)) ? target : written
  }

  /** The name of a file without its endings, as the list of pictures names it. */
  followName(name: string): string {
    for (const [old, now] of this.files)
      if (old === name || old.startsWith(`${name}.`)) return now.slice(0, name.length - old.length || undefined)
    return name
  }

  private filesOn(page: string, text: string): string[] {
    const found: string[] = []
    const look = (target: string) => {
      found.push(...this.find(page, target))
      return target
    }
    changePage(text, look, (value) => value)
    return found
  }

  /** What a relative target names: a file, or all that differ by their endings (`./media/film` has captions a language). */
  private find(page: string, target: string): string[] {
    if (!/^\.{1,2}\//.test(target) || /\.mdx?(?:#|$)/.test(target)) return []
    const file = this.resolve(page, target)
    const { dir, base } = path.posix.parse(file)
    if (fs.existsSync(path.join(this.dir, file))) return [file]
    const folder = path.join(this.dir, dir)
    const names = fs.existsSync(folder) ? fs.readdirSync(folder).filter((name) => name.startsWith(`${base}.`)) : []
    return names.map((name) => path.posix.join(dir, name))
  }

  private resolve = (page: string, target: string): string =>
    path.posix.join(path.posix.dirname(page), decodePath(target))

  private filesIn = (folder: string): string[] =>
    listFiles(path.join(this.dir, folder)).map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`)
}
