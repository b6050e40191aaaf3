import fs from 'node:fs'
import path from 'node:path'
import { type Collected, readCollection, showDrafts } from '../content/collection'
import { contentDir } from '../core/folders'
import { memo } from '../core/memo'

/** A file of the blog, in one language. `page.path` is the post's part of the address. */
export type PostFile = Omit<Collected<'Post'>, 'type'>

/** Every file of the blog, whether it is published or not. */
export const collectedPosts = memo((): PostFile[] => readCollection('Post'))

/** Files that have an address, unlisted ones too; drafts where they are shown. */
export const getPostFiles = (): PostFile[] => collectedPosts().filter(({ draft }) => showDrafts() || !draft)

/** Whether the content folder has a blog; it may be empty yet. */
export const hasBlog = (): boolean => fs.existsSync(path.join(contentDir(), 'blog'))
