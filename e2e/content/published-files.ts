import fs from 'node:fs'
import path from 'node:path'
import { SITES } from '../support/sites'

export const read = (site: keyof typeof SITES, file: string): string =>
  fs.readFileSync(path.join(SITES[site].out, file), 'utf8')
export const filesBelow = (site: keyof typeof SITES, ending: string): string[] =>
  fs.readdirSync(SITES[site].out, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ending))
export const HOSTS = {
  main: 'https://docs.platform.example',
  blog: 'https://news.example',
  fixture: 'https://fixture.example',
  based: 'https://based.example',
}
