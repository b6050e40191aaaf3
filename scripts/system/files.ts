import fs from 'node:fs'
import path from 'node:path'

/** Files of a folder and of all below it, relative to it; none where there is no folder. */
export const listFiles = (folder: string): string[] =>
  fs.existsSync(folder)
    ? fs
        .readdirSync(folder, { recursive: true, withFileTypes: true })
        .flatMap((entry) => (entry.isFile() ? [path.relative(folder, path.join(entry.parentPath, entry.name))] : []))
    : []

/** Names and contents of the files of a folder, or of a file; none of what is not there. */
export function readAll(place: string): string[] {
  if (!fs.existsSync(place)) return []
  const files = fs.statSync(place).isDirectory() ? listFiles(place).map((file) => path.join(place, file)) : [place]
  return files.sort().flatMap((file) => [file, fs.readFileSync(file, 'utf8')])
}

/**
 * Gives a file a second name; its folder must be there. What Next and the caches hold is replaced, never written in place,
 * so a hard link is as good as a copy, and thousands of them take a tenth of the time. Between two disks it is a copy.
 */
export function link(source: string, target: string): void {
  try {
    fs.linkSync(source, target)
  } catch {
    fs.copyFileSync(source, target)
  }
}

/** Gives every file of a folder a second name in another one. */
export function linkAll(source: string, target: string): void {
  const files = listFiles(source)
  makeFolders(files, target)
  for (const file of files) link(path.join(source, file), path.join(target, file))
}

/** Writes files into a folder, by their names in it. */
export function writeAll(files: Map<string, string | Uint8Array>, target: string): void {
  makeFolders([...files.keys()], target)
  for (const [name, content] of files) fs.writeFileSync(path.join(target, name), content)
}

/** Makes the folders of files, each once: a search index has thousands of files in one. */
function makeFolders(files: string[], target: string): void {
  for (const folder of new Set(files.map((file) => path.dirname(file))))
    fs.mkdirSync(path.join(target, folder), { recursive: true })
}

/** Whether a file is not there, or was made before its source. */
export function isOlder(file: string, source: string): boolean {
  const made = fs.statSync(file, { throwIfNoEntry: false })
  return made === undefined || made.mtimeMs < fs.statSync(source).mtimeMs
}
