import fs from 'node:fs'
import path from 'node:path'
import { bodiesDir } from '../../core/folders'
import type { Body } from '../body'

/** File that holds the compiled body of a page. */
export const bodyFile = (file: string): string => path.join(bodiesDir(), file.replace(/\.mdx$/, '.json'))

/** Text of a page; a page made of data has none. */
export const readBody = ({ _id }: { _id: string }): Body => JSON.parse(fs.readFileSync(bodyFile(_id), 'utf8')) as Body
