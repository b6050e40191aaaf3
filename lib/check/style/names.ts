import type { Nodes, Parent, TableCell, TableRow } from 'mdast'
import { type Problem, suggest } from '../../core/problem'
import { locales } from '../../core/routes'
import { errorIn } from '../report'
import type { Ledger } from './ledger'
import { nodesOf, type SourcePage, wordsOf } from './source'

/** `Настройки → Меню` are two names. */
const STEP = /\s*→\s*/
/** What is bold and ends like this is no name on the screen but the first words of a paragraph. */
const LEAD_IN = /[:.?!]$/
const CODE = /^([A-Z]{2,4})-\d{3}$/

/** Names on the screen and errors that a page says and the ledger does not know. */
export function checkNames(pages: SourcePage[], ledger: Ledger): Problem[] {
  const areas = Object.values(ledger)
  if (areas.length === 0) return []
  const errors = new Map(areas.flatMap((area) => Object.entries(area.errors)))
  // `DEV-112` is a task: errors are what begins as one of the ledger.
  const kinds = new Set([...errors.keys()].map((code) => CODE.exec(code)?.[1]))
  const names = locales().map(
    (_, place) => new Set(areas.flatMap(({ ui }) => ui.map((name) => plain(name[place] ?? '')))),
  )
  return pages.flatMap((page) => {
    const place = locales().indexOf(page.locale)
    const known = names[place] ?? new Set()
    const report = (line: number, message: string, fix: string) => errorIn(page.file, message, fix, line)
    return [...nodesOf(page)].flatMap(({ node, line, parents }): Problem[] => {
      if (node.type === 'strong')
        return namesIn(node)
          .filter((name) => !known.has(name))
          .map((name) => report(line, `the ledger knows no name “${name}” on the screen`, suggest(name, known)))
      if (node.type !== 'inlineCode' || !kinds.has(CODE.exec(node.value)?.[1] ?? '')) return []
      const text = errors.get(node.value)?.[place]
      if (text === undefined)
        return [report(line, `the ledger knows no error ${node.value}`, suggest(node.value, errors.keys()))]
      const said = cellAfter(node, parents)
      return said === undefined || plain(said) === plain(text)
        ? []
        : [report(line, `${node.value} is quoted as “${plain(said)}”`, `the ledger says “${text}”.`)]
    })
  })
}

const namesIn = (node: Nodes): string[] => {
  const words = wordsOf(node).trim()
  return LEAD_IN.test(words) ? [] : plain(words).split(STEP).filter(Boolean)
}

/** The cell beside a code that stands alone in the first cell of a row: tables of errors quote the text there. */
function cellAfter(code: Nodes, parents: Parent[]): string | undefined {
  const [row, cell] = parents.slice(-2) as [TableRow?, TableCell?]
  if (row?.type !== 'tableRow' || cell?.type !== 'tableCell') return undefined
  const isAlone = row.children[0] === cell && cell.children.length === 1 && cell.children[0] === code
  const text = row.children[1]
  return isAlone && text ? wordsOf(text) : undefined
}

/** Without what typography adds: quotes around, no-break spaces, a full stop at the end. */
const plain = (text: string): string =>
  text
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/^[«“"]+|[»”"]+$/g, '')
    .replace(/\.$/, '')
    .trim()
