import type { FieldDefs, LocalDocument } from 'contentlayer2/source-files'
import type { z } from 'zod'
import { attempt } from '../problem'
import { readFrontMatter } from './front-matter'
import { readText } from './read-text'

/**
 * Tells Contentlayer of the fields of a schema: it compiles a file again at every run, even an unchanged one, as long
 * as it finds a field in it that it does not know.
 */
export const knownFields = (schema: z.ZodObject): FieldDefs =>
  Object.fromEntries(Object.keys(schema.shape).map((name) => [name, { type: 'json' }]))

/**
 * Gives a document the fields of its front matter; Contentlayer itself leaves a page out of the collection when a field has
 * the wrong type or the file has the line ends of Windows. One whose front matter is faulty has its name for a title: the
 * check tells why, and on the development server the other pages can be shown.
 */
export function setFrontMatter(document: LocalDocument, contentDir: string, schema: z.ZodObject): void {
  const file = document._raw.sourceFilePath
  const written = attempt([], () => readFrontMatter(readText(contentDir, file), file, schema).value)
  setFields(document, schema, written ?? standIn(file, schema))
}

function standIn(file: string, schema: z.ZodObject): object | undefined {
  const required = { title: file, description: file, date: '2000-01-01' }
  return schema.strip().safeParse(required).data
}

/**
 * Gives a document these fields instead of what it has of those of a schema. The resolver of one computed field sets them
 * all: Contentlayer carries each computed field of each file through a chain of effects of its own, which took a sixth
 * of the time that the content takes.
 */
export function setFields(document: LocalDocument, schema: z.ZodObject, fields: object = {}): void {
  for (const name of Object.keys(schema.shape)) delete document[name]
  Object.assign(document, fields)
}
