import path from 'node:path'

/** The folder of an author's files; `CONTENT_DIR` chooses another product's. */
export const contentDir = (): string => path.resolve(process.env.CONTENT_DIR ?? 'content')

/** Folder of the build's caches: the project itself, or a folder of `.cache` for another content folder. */
export const workDir = (): string => path.resolve(process.env.WORK_DIR ?? '.')
/** What every file of the content folder was compiled to, without its text: Contentlayer collects these. */
export const documentsDir = (): string => path.join(workDir(), '.contentlayer/documents')
export const collectionsDir = (): string => path.join(workDir(), '.contentlayer/generated')
/** Compiled bodies, one JSON file a page, so that the collections stay small whatever the pages weigh. */
export const bodiesDir = (): string => path.join(workDir(), '.contentlayer/bodies')
/** Images and videos under their hashed names. */
export const mediaDir = (): string => path.join(workDir(), '.contentlayer/media')
/** What `npm run dev` tells the pages it serves (lib/dev/state.ts): written once a revision of the content is compiled. */
export const devStateFile = (): string => path.join(workDir(), '.contentlayer/dev-state/state.json')
/** Set for the processes of `npm run dev`: the content changes while they run. */
export const isLive = (): boolean => process.env.LIVE_CONTENT === '1'
/** Pictures of pages for those who share a link. */
export const cardsDir = (): string => path.join(workDir(), '.contentlayer/cards')
