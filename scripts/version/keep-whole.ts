import fs from 'node:fs'
import path from 'node:path'

/** What the check tells of a content folder; undefined when it is in order. It collects the content as well. */
export type Check = () => Promise<string | undefined>

/**
 * Changes a content folder that is in order before and afterwards, or leaves it as it is. @throws Error in one line when it
 * is not in order before; with all problems when the change brings them
 */
export async function changeChecked(
  dir: string,
  { files, folder, check, change }: { files: string[]; folder: string; check: Check; change: () => void },
): Promise<void> {
  if (await check())
    throw new Error('The content does not pass `npm run check`. Correct it first; nothing was changed.')
  await keepWhole(dir, files, folder, async () => {
    change()
    const told = await check()
    if (told) throw new Error(`The content would not pass the check any more, so nothing was changed:\n${told}`)
  })
}

/** Changes files of the content folder and one folder of it; when this throws, or Ctrl+C ends it, all is as it was. */
async function keepWhole(dir: string, files: string[], folder: string, change: () => Promise<void>): Promise<void> {
  // No kind of page lies there, and it is the same disk.
  const aside = path.join(dir, `.${path.basename(folder)}`)
  const before = files.map((name) => {
    const file = path.join(dir, name)
    return { file, data: fs.existsSync(file) ? fs.readFileSync(file) : undefined }
  })
  const undo = () => {
    fs.rmSync(folder, { recursive: true, force: true })
    if (fs.existsSync(aside)) fs.renameSync(aside, folder)
    for (const { file, data } of before)
      if (data) fs.writeFileSync(file, data)
      else fs.rmSync(file, { force: true })
    const parent = path.dirname(folder)
    if (fs.existsSync(parent) && fs.readdirSync(parent).length === 0) fs.rmdirSync(parent)
  }
  process.once('exit', undo)
  try {
    if (fs.existsSync(folder)) fs.renameSync(folder, aside)
    await change()
    fs.rmSync(aside, { recursive: true, force: true })
  } catch (error) {
    undo()
    throw error
  } finally {
    process.off('exit', undo)
  }
}
