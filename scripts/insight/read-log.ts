import { createHash } from 'node:crypto'
import { decodePath } from '../../lib/core/routes'

/** A request of a log, without whom it came from. */
export interface Request {
  /** Hash of address, program and day: one reader of a day is one, and nobody is followed further. */
  visitor: string
  isProgram: boolean
  /** Path without query, decoded. */
  path: string
  /** What was asked for on the page of results. */
  question: string | undefined
  status: number
  /** Site path or address that led here; '' when unknown. */
  from: string
}

/** The combined format of Apache and nginx. */
const LINE = /^(\S+) \S+ \S+ \[([^:\]]+)[^\]]*\] "(?:GET|HEAD) (\S+)[^"]*" (\d{3}) \S+ "([^"]*)" "([^"]*)"/
const PROGRAM =
  /bot|crawl|spider|slurp|curl|wget|python|node|axios|http-client|claude|gpt|perplexity|preview|monitor|^-?$/i
/** Files that only programs ask for. */
const FOR_PROGRAMS = /\.md$|\/llms(?:-full)?(?:~\d+)?\.txt$|\/index\.[\w-]+\.json$/

/** Reads a line of an access log; undefined for one of another form. @param salt so that hashes of two runs differ */
export function readLine(line: string, salt: string): Request | undefined {
  const [, address = '', day = '', target = '', status = '', from = '', agent = ''] = LINE.exec(line) ?? []
  if (target === '') return undefined
  const [path = '', query = ''] = target.split('?', 2)
  const visitor = createHash('sha256').update(`${salt} ${address} ${agent} ${day}`).digest('hex').slice(0, 12)
  const isResults = /(^|\/)search$/.test(path)
  return {
    visitor,
    isProgram: PROGRAM.test(agent) || FOR_PROGRAMS.test(path),
    path: decodePath(path),
    question: isResults ? (new URLSearchParams(query).get('q')?.trim() ?? undefined) : undefined,
    status: Number(status),
    from: from === '-' ? '' : from,
  }
}

export interface Insight {
  /** Pages by the number of people who have opened them on a day. */
  read: [path: string, readers: number][]
  /** Addresses that are not there, with how often they were asked for and what led to them. */
  dead: [path: string, count: number, from: string][]
  /** Questions of the page of results, with how often each was asked, by its language's first part of the address. */
  questions: [question: string, count: number, path: string][]
  people: number
  programs: number
}

const isPage = (path: string): boolean => !/\.[a-z]\w*$/i.test(path) && !path.includes('/_next/')

/** Sums up the requests of a log. */
export function sumUp(requests: Request[]): Insight {
  const people = requests.filter(({ isProgram }) => !isProgram)
  const readers = new Map<string, Set<string>>()
  for (const { path, status, visitor } of people)
    if (isPage(path) && (status === 200 || status === 304))
      readers.set(path, (readers.get(path) ?? new Set()).add(visitor))
  const dead = new Map<string, { count: number; from: string }>()
  for (const { path, status, from } of requests)
    if (status === 404) {
      const known = dead.get(path)
      dead.set(path, { count: (known?.count ?? 0) + 1, from: known?.from || from })
    }
  const questions = new Map<string, { count: number; path: string }>()
  for (const { question, path } of people)
    if (question)
      questions.set(question.toLowerCase(), { count: (questions.get(question.toLowerCase())?.count ?? 0) + 1, path })
  const visitors = (list: Request[]) => new Set(list.map(({ visitor }) => visitor)).size
  return {
    read: [...readers].map(([path, set]): [string, number] => [path, set.size]).sort((a, b) => b[1] - a[1]),
    dead: [...dead]
      .map(([path, { count, from }]): [string, number, string] => [path, count, from])
      .sort((a, b) => b[1] - a[1]),
    questions: [...questions]
      .map(([q, { count, path }]): [string, number, string] => [q, count, path])
      .sort((a, b) => b[1] - a[1]),
    people: visitors(people),
    programs: visitors(requests.filter(({ isProgram }) => isProgram)),
  }
}
