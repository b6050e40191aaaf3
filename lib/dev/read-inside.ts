import fs from 'node:fs'
import path from 'node:path'

/**
 * Reads a file of a folder for the development server.
 * @returns undefined for what is no file, or lies outside the folder: by `..`, an encoded slash or a symbolic link
 */
export function readInside(folder: string, parts: string[]): Buffer | undefined {
  try {
    const root = fs.realpathSync(folder)
    const file = fs.realpathSync(path.join(root, ...parts))
    return file.startsWith(root + path.sep) && fs.statSync(file).isFile() ? fs.readFileSync(file) : undefined
  } catch {
    return undefined // no such file, or a name no file can have
  }
}
