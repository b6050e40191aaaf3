import assert from 'node:assert/strict'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { watchFolders } from './watch-folders'

test('changes are told in folders that were there, that were made later, and no more after the end', async (t) => {
  const root = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'watch-')), 'bodies')
  t.after(() => fs.rmSync(path.dirname(root), { recursive: true }))
  fs.mkdirSync(path.join(root, 'docs'), { recursive: true })
  let told = 0
  const end = watchFolders(root, () => told++)
  t.after(end)
  const tells = async (act: () => void) => {
    const before = told
    act()
    for (let waited = 0; told === before && waited < 5000; waited += 50) await setTimeout(50)
    await setTimeout(100) // events of the same change
    return told > before
  }
  const write = (file: string) => fs.writeFileSync(path.join(root, file), String(Math.random()))
  assert.equal(await tells(() => write('docs/a.html')), true)
  assert.equal(await tells(() => fs.mkdirSync(path.join(root, 'docs/new'))), true)
  assert.equal(await tells(() => write('docs/new/b.html')), true)
  fs.rmSync(path.join(root, 'docs/new'), { recursive: true })
  assert.equal(await tells(() => fs.mkdirSync(path.join(root, 'docs/new'))), true)
  assert.equal(await tells(() => write('docs/new/c.html')), true, 'a folder that was removed and made again')
  end()
  const before = told
  write('docs/a.html')
  await setTimeout(200)
  assert.equal(told, before)
})

test('a folder that is not there is made', () => {
  const root = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'watch-')), 'none')
  watchFolders(root, () => undefined)()
  assert.equal(fs.existsSync(root), true)
})
