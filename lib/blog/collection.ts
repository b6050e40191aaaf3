import fs from 'node:fs'
import path from 'node:path'
import type { z } from 'zod'
import { readCollection, showDrafts } from '../content/collection'
import type { PageFacts } from '../content/compile-file'
import type { postFrontMatter } from '../content/front-matter'
import { memo } from '../content/memo'
import { contentDir } from '../folders'

/** A file of the blog, in one language. `page.path` is the post's part of the address. */
export type PostFile = z.infer<typeof postFrontMatter> & {
  /** File, relative to the content folder. */
  _id: string
  page: PageFacts
}

/** Every file of the blog, whether it is published or not. */
export const collectedPosts = memo((): PostFile[] => readCollection<PostFile>('Post'))

/** Files that have an address, unlisted ones too; drafts where they are shown. */
export const getPostFiles = (): PostFile[] => collectedPosts().filter(({ draft }) => showDrafts() || !draft)

/** Whether the content folder has a blog; it may be empty yet. */
export const hasBlog = (): boolean => fs.existsSync(path.join(contentDir(), 'blog'))
