import type { DocumentTypeNames } from 'contentlayer/generated'
import { memo } from '../../core/memo'
import type { PageData } from '../../mdx/file/compile-file'
import { type Kind, TEXT_KINDS } from '../kinds'
import { readCollection } from '.'

/** A text of a collection, of whatever kind. */
export interface CollectedText {
  /** File, relative to the content folder. */
  _id: string
  page: PageData
  translated_from?: string | undefined
}

type TextName = Exclude<DocumentTypeNames, 'EtlComponent'>
const readNow = (name: string): CollectedText[] => readCollection(name as TextName)
const read = memo(readNow)
/** The texts of a kind that Contentlayer has compiled. */
export const textsOf = ({ name }: Kind): CollectedText[] => read(name)

export const collectedTexts = (): CollectedText[] => TEXT_KINDS.flatMap(textsOf)

/** As collectedTexts, of what was collected since. */
export const readTexts = (): CollectedText[] => TEXT_KINDS.flatMap(({ name }) => readNow(name))
