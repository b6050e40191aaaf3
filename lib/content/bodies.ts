import fs from 'node:fs'
import { bodyFile } from './compile-file'

/** HTML of a page's text; a page made of data has none. */
export const readBody = ({ _id }: { _id: string }): string => fs.readFileSync(bodyFile(_id), 'utf8')
