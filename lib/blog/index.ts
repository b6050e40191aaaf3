import fs from 'node:fs'
import path from 'node:path'
import { contentDir } from '../site'

/** Whether the content folder has a blog. */
export const hasPosts = (): boolean => fs.existsSync(path.join(contentDir(), 'blog'))
