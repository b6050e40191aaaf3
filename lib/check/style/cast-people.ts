import { suggest } from '../../core/problem'
import { errorIn } from '../faults'
import { cellsOf, differs, type Find } from './cast-line'
import type { Person } from './ledger'

/** Every case of a Russian name: its ending is replaced; other names are as they are. */
const anyCase = (name: string): string =>
  name.replace(/[а-яё]{4,}/giu, (word) => `${word.replace(/[аяйь]$/u, '')}[а-яё]{0,3}`)
const whole = (pattern: string, flags = 'u'): RegExp => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, flags)
const either = (names: string[]): string => names.map(anyCase).join('|')

/** `Марат Каримов`, and `Каримов;Марат` of a table. */
const namePattern = ({ name }: Person): RegExp =>
  whole(name.map((full) => `${anyCase(full)}|${anyCase(full).split(' ').reverse().join('[ ;]')}`).join('|'))

/** Who is named in a line when nobody else is. */
function onlyOneOf(people: Person[]): (text: string) => Person | undefined {
  const patterns = people.map((person) => ({ person, pattern: namePattern(person) }))
  return (text) => {
    const named = patterns.filter(({ pattern }) => pattern.test(text))
    return named.length === 1 ? named[0]?.person : undefined
  }
}

const PAIR = /(?<!\p{L})(?=(\p{Lu}(?:\.|\p{Ll}+)) (\p{Lu}\p{Ll}+)(?!\p{L}))/gu
/** Of the form of the cast, and in the letters of the first name. */
const FULL = /^(?:[А-ЯЁ][а-яё.]* [А-ЯЁ][а-яё]+(?:ов|ев|ёв|ин)(?:а|у|ым|е|ой|ых)?|[A-Z][a-z.]* [A-Z][a-z]+(?:ov|ev)a?)$/u

/** A first and a last name that belong to nobody, or to two people. */
export function strangersIn(people: Person[], posts: string[]): Find {
  const names = people.flatMap(({ name }) => name)
  const known = whole(
    `^(?:${names.map((name) => `(?:${anyCase(name)}|${name.slice(0, 1)}\\. ${anyCase(name.replace(/^.* /, ''))})`).join('|')})$`,
  )
  const surname = whole(`(?:${either(names.map((name) => name.replace(/^.* /, '')))})$`)
  const post = whole(`^(?:${either(posts)}) .*`, 'iu')
  return (line) =>
    [...line.text.matchAll(PAIR)]
      .map(([, first, last]) => `${first} ${last}`)
      .filter((name) => (FULL.test(name) || surname.test(name)) && !known.test(name) && !post.test(name))
      .map((name) => errorIn(line.file, `the cast of the ledger knows no ${name}`, suggest(name, names), line.line))
}

/** `прораб Марат`, `Marat Karimov, a foreman`, and the post in a row with the name. */
export function postsOf(person: Person, posts: string[]): Find {
  const own = person.posts.flat()
  const others = posts.filter((post) => !own.includes(post))
  const mention = new RegExp(person.name.map((full) => anyCase(full.replace(/ .*/, ''))).join('|'), 'u')
  const name = person.name.map((full) => anyCase(full).replace(/ (.*)/, '(?: $1)?')).join('|')
  const full = namePattern(person)
  const post = others.map((other) => `[${other[0]}${other[0]?.toUpperCase()}]${anyCase(other.slice(1))}`).join('|')
  // `прораб Марат Каримов, разработчик Анна Соколова` names the next one.
  const beside = whole(`(${post}) (?:${name})|(?:${name}), (?:an? |the )?(${post})(?! \\p{Lu})`)
  return (line) => {
    if (!mention.test(line.text)) return []
    const [, before, after] = beside.exec(line.text) ?? []
    const inRow = () => cellsOf(line.text).find((cell) => others.includes(cell.toLowerCase()))
    const wrong = before ?? after ?? (full.test(line.text) ? inRow() : undefined)
    return wrong === undefined ? [] : differs(line, `${person.name.join(' / ')} is named “${wrong}”`, own)
  }
}

/** `{текст|text}` of a screen. */
const CHOICE = /\{([^{}|]*)\|[^{}]*\}/g

/** The unit in a row with one name. */
export function unitsOf(people: Person[], units: string[]): Find {
  const personIn = onlyOneOf(people)
  return (line) => {
    // In one language, for two units may have one name in another.
    const cells = cellsOf(line.text.replace(CHOICE, '{$1}')).filter((cell) => units.includes(cell))
    const person = cells.length > 0 ? personIn(line.text) : undefined
    const wrong = person && cells.find((cell) => !person.units.flat().includes(cell))
    return wrong ? differs(line, `${person.name.join(' / ')} stands in “${wrong}”`, person.units.flat()) : []
  }
}

const EMAIL = /(?<![\w.])[a-z]\.[a-z]+@[a-z]+\.example/g

/** Addresses of nobody, and the address of another in a row with one name. */
export function emailsOf(people: Person[]): Find {
  const known = people.map(({ email }) => email)
  const personIn = onlyOneOf(people)
  return (line) =>
    [...new Set(line.text.match(EMAIL))].flatMap((email) => {
      if (!known.includes(email))
        return [errorIn(line.file, `nobody of the cast has the address ${email}`, suggest(email, known), line.line)]
      const person = personIn(line.text)
      return person && person.email !== email
        ? differs(line, `${email} is not the address of ${person.name.join(' / ')}`, [person.email])
        : []
    })
}
