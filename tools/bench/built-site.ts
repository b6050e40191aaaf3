import path from 'node:path'
import { measure, type Run } from './measure'

/** A site whose builds are timed. */
export interface BuiltSite {
  name: string
  build(): Promise<Run>
  /** Folders of its pages. */
  pages: string[]
  /** The page that an author edits. */
  edited: string
  out: string
  /** What a cold build does not have. */
  caches: string[]
}

/** Builds a content folder below .cache/bench with this project. */
export function ownSite(name: string): BuiltSite & { content: string } {
  const [content, out, work] = [name, `${name}-out`, `${name}-work`].map((folder) =>
    path.resolve('.cache/bench', folder),
  ) as [string, string, string]
  const env = { CONTENT_DIR: content, OUT_DIR: out, WORK_DIR: work }
  const build = () => measure('npm', ['run', '--silent', 'build'], env)
  const edited = path.join(content, 'docs/index.ru.mdx')
  return { name: 'ours', content, build, pages: [content], edited, out, caches: [work, '.next'] }
}
