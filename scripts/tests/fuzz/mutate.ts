import fs from 'node:fs'
import path from 'node:path'
import { listFiles } from '../../system/files'
import type { Dice } from '../../system/random'
import { BYTES, MEDIA } from './bytes'
import { NAMES } from './samples'
import { PAGE, TEXT, YAML } from './texts'

/** Something that was done to one file of a content folder. */
export interface Change {
  /** Relative to the content folder. */
  file: string
  what: string
}

/** What takes the place of a file. */
const PLACE: Record<string, (at: string) => void> = {
  nothing: () => {},
  'a folder': (at) => fs.mkdirSync(at),
  'a link to itself': (at) => fs.symlinkSync(path.basename(at), at),
  'a link to nothing': (at) => fs.symlinkSync('nothing', at),
  'a link to its folder': (at) => fs.symlinkSync('.', at),
  'a link out of the content': (at) => fs.symlinkSync('/etc/hostname', at),
  'a link to a folder outside': (at) => fs.symlinkSync('/etc', at),
}

/**
 * Damages one to three files of a content folder at random. Files are replaced, never written in place.
 * @returns the changes, in order
 */
export function mutate(folder: string, dice: Dice): Change[] {
  const files = listFiles(folder).sort()
  return Array.from({ length: dice.pick([1, 1, 1, 2, 3]) }, () => {
    const file = dice.pick(files)
    const at = path.join(folder, file)
    // What an earlier change has put there stays.
    if (!fs.lstatSync(at, { throwIfNoEntry: false })?.isFile()) return { file, what: 'left alone' }
    if (dice.chance(0.05)) return takePlace(folder, file, dice)
    if (dice.chance(0.05)) return copyTo(folder, file, path.join(path.dirname(file), dice.pick(NAMES)))
    return damage(folder, file, dice)
  })
}

function damage(folder: string, file: string, dice: Dice): Change {
  const at = path.join(folder, file)
  const data = fs.readFileSync(at)
  fs.rmSync(at)
  const own = file.endsWith('.mdx') ? PAGE : file.endsWith('.yaml') ? YAML : undefined
  if (!own || dice.chance(0.08)) {
    const [what, change] = dice.pick(Object.entries(own ? BYTES : MEDIA))
    fs.writeFileSync(at, change(data, dice))
    return { file, what }
  }
  const [what, change] = dice.pick(Object.entries(dice.chance(0.5) ? own : TEXT))
  fs.writeFileSync(at, change(data.toString('utf8'), dice))
  return { file, what }
}

function takePlace(folder: string, file: string, dice: Dice): Change {
  const [what, make] = dice.pick(Object.entries(PLACE))
  fs.rmSync(path.join(folder, file))
  make(path.join(folder, file))
  return { file, what }
}

function copyTo(folder: string, from: string, file: string): Change {
  if (fs.existsSync(path.join(folder, file))) return { file, what: 'left alone' }
  fs.copyFileSync(path.join(folder, from), path.join(folder, file))
  return { file, what: `a copy of ${from}` }
}
