import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'

const FOLDER = fs.mkdtempSync(path.join(os.tmpdir(), 'fonts-'))
after(() => fs.rmSync(FOLDER, { recursive: true }))
fs.mkdirSync(path.join(FOLDER, 'regular'))
fs.copyFileSync('lib/site/cards/fonts/NotoSans-Regular.ttf', path.join(FOLDER, 'regular/font.ttf'))

/** Machines: what their fontconfig knows. The second has no bold font, and draws every letter on the grid of pixels. */
const MACHINES: Record<string, string> = {
  'without fonts': '',
  'with one font': `<dir>${FOLDER}/regular</dir>
    <match target="font"><edit name="hintstyle" mode="assign"><const>hintfull</const></edit></match>`,
  'with the fonts of this one': '<dir>/usr/share/fonts</dir>',
}

/** Draws the text of a card and an icon. @returns a hash of their bytes */
function draw(machine: string, prepare: string): string {
  const file = path.join(FOLDER, `${machine}.conf`)
  fs.writeFileSync(file, `<fontconfig><cachedir>${FOLDER}/cache</cachedir>${MACHINES[machine]}</fontconfig>`)
  const code = `
    import { limitFonts } from './scripts/publish/fonts.ts'
    import { drawCard } from './scripts/publish/cards.ts'
    import { drawGround } from './lib/site/cards/index.ts'
    import { shortHash } from './lib/core/short-hash.ts'
    import sharp from 'sharp'
    ${prepare}
    const brand = { accent: '#4b2a8c', letter: 'Ж' }
    const svg = drawGround({ section: 'Раздел', product: 'Product', brand })
    const ground = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer()
    console.log(shortHash(await drawCard(ground, 'Версия 7.21: AV fi')))`
  const env = { ...process.env, WORK_DIR: path.join(FOLDER, 'work'), FONTCONFIG_FILE: file }
  const args = ['--import', 'tsx', '--input-type=module', '--eval', code]
  return execFileSync(process.execPath, args, { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
}

test('a picture with text has the same bytes whatever fonts the machine has', () => {
  const names = Object.keys(MACHINES)
  assert.equal(new Set(names.map((name) => draw(name, 'limitFonts()'))).size, 1)
  assert.ok(new Set(names.map((name) => draw(name, ''))).size > 1, 'the machines of this test are too much alike')
})
