import path from 'node:path'

/** The folder of an author's files; `CONTENT_DIR` chooses another product's. */
export const contentDir = (): string => path.resolve(process.env.CONTENT_DIR ?? 'content')

/** Folder of the build's caches: the project itself, or a folder of `.cache` for another content folder. */
export const workDir = (): string => path.resolve(process.env.WORK_DIR ?? '.')
/** The collections that Contentlayer writes. */
export const collectionsDir = (): string => path.join(workDir(), '.contentlayer/generated')
/** Images and videos under their hashed names. */
export const mediaDir = (): string => path.join(workDir(), '.contentlayer/media')
/** What `npm run dev` tells the pages it serves (lib/dev/state.ts): written once a revision of the content is compiled. */
export const devStateFile = (): string => path.join(workDir(), '.contentlayer/dev-state/state.json')
/** Whether this is the development server: the content changes while it runs. */
export const isLive = (): boolean => process.env.NODE_ENV === 'development'
/** Pictures of pages for those who share a link. */
export const cardsDir = (): string => path.join(workDir(), '.contentlayer/cards')
