import { addressOf } from '../../../lib/addresses/lost'
import type { Dice } from '../../../scripts/system/random'
import type { Model, Section } from './model'

/** What an author did, and where each address that was published leads after it; undefined where it leads nowhere. */
export interface Change {
  kind: string
  expected: Map<string, string | undefined>
}

/** Changes a model at pages that no other change of the round has touched; undefined when there is no such page. */
type Changer = (round: Round) => Change | undefined

/** A model that several changes are made to. */
export class Round {
  private readonly touched = new Set<string>()
  constructor(
    readonly model: Model,
    readonly dice: Dice,
  ) {}

  /** Takes an untouched page. Pages that say next to nothing are not taken: nobody could recognise them. */
  take(isFit = (_sections: readonly Section[]) => true): [string, readonly Section[]] | undefined {
    const free = [...this.model].filter(
      ([path, sections]) => !this.touched.has(path) && isFit(sections) && sections.some(hasText),
    )
    if (free.length === 0) return undefined
    const found = this.dice.pick(free)
    this.touched.add(found[0])
    return found
  }

  /** An address that no page has. */
  fresh(path: string): string {
    let name = path
    while (this.model.has(name)) name = `${name}-${this.dice.number(100)}`
    this.touched.add(name)
    return name
  }

  /** A third of the texts are edited as well: every tenth word. */
  edit = (section: Section): Section => {
    if (!this.dice.chance(1 / 3)) return section
    const words = section.text.split(' ')
    return { ...section, text: words.map((word, at) => (at % 10 === 7 ? `${word}x` : word)).join(' ') }
  }
}

const hasText = ({ text }: Section): boolean => text.split(' ').length >= 8
const folderOf = (path: string): string => path.split('/').slice(0, -1).join('/')
const nameOf = (path: string): string => path.split('/').at(-1) ?? ''
const many = (sections: readonly Section[]): boolean => sections.length >= 4
const WORDS = [
  'overview',
  'catalogue',
  'guide',
  'настройка',
  'правила',
  'handbook',
  'Первые_шаги',
  'v2',
  'details',
  'how-to',
]

/** The page stands elsewhere, with all its anchors. */
function relocate(round: Round, path: string, sections: readonly Section[], to: string): [string, string][] {
  round.model.delete(path)
  round.model.set(to, sections.map(round.edit))
  return sections.map(({ id }) => [addressOf(path, id), addressOf(to, id)])
}

function moveTo(round: Round, kind: string, target: (path: string) => string): Change | undefined {
  const found = round.take()
  if (!found) return undefined
  const [path, sections] = found
  return { kind, expected: new Map(relocate(round, path, sections, round.fresh(target(path)))) }
}

/** Writes an id that differs from all of a page. */
const freshId = (sections: readonly Section[], id: string): string =>
  sections.some((section) => section.id === id) ? freshId(sections, `${id}-1`) : id

const CHANGERS: Record<string, Changer> = {
  renamed: (round) => moveTo(round, 'renamed', (path) => `${folderOf(path)}/${round.dice.pick(WORDS)}`),
  moved: (round) => moveTo(round, 'moved', (path) => `/docs/${round.dice.pick(WORDS)}/${nameOf(path)}`),
  'capitals of a page': (round) =>
    moveTo(round, 'capitals of a page', (path) => `${folderOf(path)}/${swapCapital(nameOf(path))}`),
  deleted(round) {
    const found = round.take()
    if (!found) return undefined
    round.model.delete(found[0])
    return { kind: 'deleted', expected: new Map([[found[0], undefined]]) }
  },
  merged(round) {
    const [from, to] = [round.take(), round.take()]
    if (!from || !to) return undefined
    const [path, sections] = from
    const target = [...to[1]]
    const expected = new Map<string, string>()
    for (const section of sections) {
      const id = freshId(target, section.id || `about-${nameOf(path).toLowerCase()}`)
      target.push({ ...round.edit(section), id })
      expected.set(addressOf(path, section.id), addressOf(to[0], id))
    }
    round.model.delete(path)
    round.model.set(to[0], target)
    return { kind: 'merged', expected }
  },
  split(round) {
    const found = round.take(many)
    if (!found) return undefined
    const [path, sections] = found
    const middle = Math.ceil(sections.length / 2)
    const [first, second] = [round.fresh(`${path}-basics`), round.fresh(`${path}-more`)]
    round.model.delete(path)
    round.model.set(first, sections.slice(0, middle).map(round.edit))
    round.model.set(second, [{ id: '', text: '' }, ...sections.slice(middle).map(round.edit)])
    return {
      kind: 'split',
      expected: new Map(
        sections.map(({ id }, at) => [addressOf(path, id), addressOf(at < middle ? first : second, id)]),
      ),
    }
  },
  'section moved'(round) {
    const [from, to] = [round.take(hasSection), round.take()]
    if (!from || !to) return undefined
    const section = round.dice.pick(from[1].filter((each) => each.id !== '' && hasText(each)))
    const id = freshId(to[1], section.id)
    round.model.set(
      from[0],
      from[1].filter((each) => each !== section),
    )
    round.model.set(to[0], [...to[1], { ...round.edit(section), id }])
    return { kind: 'section moved', expected: new Map([[addressOf(from[0], section.id), addressOf(to[0], id)]]) }
  },
  retitled: (round) => retitle(round, 'retitled', (id) => `new-${id}`.slice(0, 12)),
  'Cyrillic id': (round) =>
    retitle(round, 'Cyrillic id', () => round.dice.pick(['настройка', 'Ограничения', 'что-дальше'])),
  'capitals of an id': (round) => retitle(round, 'capitals of an id', swapCapital),
  'section deleted'(round) {
    const found = round.take(hasSection)
    if (!found) return undefined
    const section = round.dice.pick(found[1].filter(({ id }) => id !== ''))
    round.model.set(
      found[0],
      found[1].filter((each) => each !== section),
    )
    return { kind: 'section deleted', expected: new Map([[addressOf(found[0], section.id), undefined]]) }
  },
  'sections joined'(round) {
    const found = round.take((sections) => sections.filter((each) => each.id !== '' && hasText(each)).length > 1)
    if (!found) return undefined
    const [kept, joined] = found[1].filter((each) => each.id !== '' && hasText(each))
    if (!kept || !joined) return undefined
    const whole = { ...kept, text: `${kept.text} ${joined.text}` }
    round.model.set(
      found[0],
      found[1].flatMap((each) => (each === joined ? [] : each === kept ? [whole] : [each])),
    )
    return {
      kind: 'sections joined',
      expected: new Map([[addressOf(found[0], joined.id), addressOf(found[0], kept.id)]]),
    }
  },
}

const hasSection = (sections: readonly Section[]): boolean => sections.some((each) => each.id !== '' && hasText(each))

function retitle(round: Round, kind: string, rename: (id: string) => string): Change | undefined {
  const found = round.take((sections) => sections.some(({ id }) => id !== ''))
  if (!found) return undefined
  const [path, sections] = found
  const section = round.dice.pick(sections.filter(({ id }) => id !== ''))
  const id = freshId(sections, rename(section.id))
  round.model.set(
    path,
    sections.map((each) => (each === section ? { ...round.edit(section), id } : each)),
  )
  return { kind, expected: new Map([[addressOf(path, section.id), addressOf(path, id)]]) }
}

/** The first letter in the other case. */
const swapCapital = (text: string): string => {
  const first = text.charAt(0)
  const other = first === first.toUpperCase() ? first.toLowerCase() : first.toUpperCase()
  return other === first ? `${text}X` : other + text.slice(1)
}

const KINDS = Object.keys(CHANGERS)

/** Makes a change of each kind in turn. */
export function makeChange(round: Round, number: number): Change | undefined {
  const kind = KINDS[number % KINDS.length]
  return kind === undefined ? undefined : CHANGERS[kind]?.(round)
}
