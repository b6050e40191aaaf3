import fs from 'node:fs'
import path from 'node:path'
import { listFiles } from '../../scripts/system/files'
import type { Dice } from '../../scripts/system/random'
import { BYTES, type BytesMutator, MEDIA } from './bytes'
import { NAMES } from './samples'
import { PAGE, TEXT, YAML } from './texts'

/** Something that was done to one file of a content folder. */
export interface Change {
  /** Relative to the content folder. */
  file: string
  what: string
}

type PlaceMutator = (at: string, dice: Dice) => void

/** What is done to the file itself rather than to its text. */
const PLACE: Record<string, PlaceMutator> = {
  removed: () => {},
  'a folder': (at) => fs.mkdirSync(at),
  'a folder with a file': (at) => {
    fs.mkdirSync(at)
    fs.writeFileSync(path.join(at, 'x.ru.mdx'), '---\ntitle: A\ndescription: A.\n---\n\nx\n')
  },
  'a link to itself': (at) => fs.symlinkSync(path.basename(at), at),
  'a link to nothing': (at) => fs.symlinkSync('nothing', at),
  'a link to its folder': (at) => fs.symlinkSync('.', at),
  'a link out of the content': (at) => fs.symlinkSync('/etc/hostname', at),
  'a link to a folder outside': (at) => fs.symlinkSync('/etc', at),
}

const isPage = (file: string) => file.endsWith('.mdx')
const isYaml = (file: string) => file.endsWith('.yaml')
const mutatorsOf = (file: string) => ({ ...TEXT, ...(isPage(file) ? PAGE : YAML) })

/**
 * Damages one to three things in a content folder at random. Files are replaced, never written in place.
 * @returns the changes, in order
 */
export function mutate(folder: string, dice: Dice): Change[] {
  const files = listFiles(folder).sort()
  return Array.from({ length: dice.pick([1, 1, 1, 2, 3]) }, () => {
    const kind = dice.number(20)
    const pages = files.filter(isPage)
    if (kind < 9) return changeText(folder, dice.pick(pages), dice)
    if (kind < 16) return changeText(folder, dice.pick(files.filter(isYaml)), dice)
    if (kind === 16) return addNamed(folder, dice.pick(pages), dice)
    if (kind === 17) return changePlace(folder, dice.pick(files), dice)
    const media = files.filter((file) => !isPage(file) && !isYaml(file))
    return changeBytes(folder, dice.pick(media.length > 0 ? media : files), dice, MEDIA)
  })
}

function changeText(folder: string, file: string, dice: Dice): Change {
  if (dice.chance(0.08)) return changeBytes(folder, file, dice, BYTES)
  const mutators = mutatorsOf(file)
  const own = Object.keys(isPage(file) ? PAGE : YAML)
  const what = dice.chance(0.5) ? dice.pick(own) : dice.pick(Object.keys(mutators))
  return replace(folder, file, what, (data) => Buffer.from(mutators[what]?.(data.toString('utf8'), dice) ?? ''))
}

function changeBytes(folder: string, file: string, dice: Dice, mutators: Record<string, BytesMutator>): Change {
  const what = dice.pick(Object.keys(mutators))
  return replace(folder, file, what, (data) => mutators[what]?.(data, dice) ?? data)
}

/** A file that an earlier change made something else stays as it is. */
function replace(folder: string, file: string, what: string, change: (data: Buffer) => Buffer): Change {
  const at = path.join(folder, file)
  if (!fs.lstatSync(at, { throwIfNoEntry: false })?.isFile()) return { file, what: 'left alone' }
  const data = change(fs.readFileSync(at))
  fs.rmSync(at)
  fs.writeFileSync(at, data)
  return { file, what }
}

function changePlace(folder: string, file: string, dice: Dice): Change {
  const at = path.join(folder, file)
  const what = dice.pick(Object.keys(PLACE))
  fs.rmSync(at, { recursive: true, force: true })
  PLACE[what]?.(at, dice)
  return { file, what }
}

/** Copies a page to an odd name. */
function addNamed(folder: string, file: string, dice: Dice): Change {
  const name = path.join(path.dirname(file), dice.pick(NAMES))
  const [from, to] = [file, name].map((each) => path.join(folder, each)) as [string, string]
  if (!fs.lstatSync(from, { throwIfNoEntry: false })?.isFile() || fs.existsSync(to)) return { file, what: 'left alone' }
  fs.copyFileSync(from, to)
  return { file: name, what: 'an odd name' }
}
