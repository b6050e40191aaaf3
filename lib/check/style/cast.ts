import { listReadable } from '../../content/files'
import { readText } from '../../content/read-text'
import type { Problem } from '../../core/problem'
import type { Line } from './cast-line'
import { emailsOf, postsOf, strangersIn, unitsOf } from './cast-people'
import { datesOf, fieldsOf, taskNamesOf } from './cast-projects'
import type { Ledger } from './ledger'

/** Pages, captions, texts of components, and what pictures and films are made of. */
const FOLDERS = ['docs', 'blog', 'pages', 'etl', 'pictures']
const ENDINGS = ['.mdx', '.vtt', '.yaml', '.html', '.js']

/** People, tasks and figures of the examples that are told otherwise than in the ledger. */
export function checkCast(dir: string, ledger: Ledger): Problem[] {
  const areas = Object.values(ledger)
  const people = areas.flatMap((area) => area.people)
  const posts = areas.flatMap((area) => area.posts).flat()
  const units = areas.flatMap((area) => area.units).flat()
  const rules = [
    ...(people.length > 0 ? [strangersIn(people, posts), emailsOf(people), unitsOf(people, units)] : []),
    ...people.map((person) => postsOf(person, posts)),
    ...areas
      .flatMap((area) => area.projects)
      .flatMap((project) => [taskNamesOf(project), datesOf(project), fieldsOf(project)]),
  ]
  if (rules.length === 0) return []
  return FOLDERS.flatMap((folder) => ENDINGS.flatMap((ending) => listReadable(dir, folder, ending)))
    .flatMap((file) => linesOf(file, readText(dir, file)))
    .flatMap((line) => rules.flatMap((find) => find(line)))
}

function linesOf(file: string, source: string): Line[] {
  const end = file.endsWith('.vtt') ? '\n\n' : '\n'
  let line = 1
  return source.split(end).map((part) => {
    const text = part.replace(/[\n\u00a0\u202f]/g, ' ').replace(/<\/?Term[^>]*>/g, '')
    const at = { file, line, text }
    line += `${part}${end}`.split('\n').length - 1
    return at
  })
}
