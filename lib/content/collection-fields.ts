import type { FieldDefs, LocalDocument } from 'contentlayer2/source-files'
import { z } from 'zod'
import { readFrontMatter } from './front-matter'
import { readText } from './read-text'
import { readSound } from './yaml'

/** What stands in a collection for required fields that an author left out; the check reports them. */
const spare = (file: string) => ({ title: file, description: file, date: '2000-01-01' })

/**
 * Tells Contentlayer of the fields of a schema: it compiles a file again at every run, even an unchanged one, as long
 * as it finds a field in it that it does not know.
 */
export const knownFields = (schema: z.ZodObject): FieldDefs =>
  Object.fromEntries(Object.keys(schema.shape).map((name) => [name, { type: 'json' }]))

/** The fields of a page's front matter that are in order. Never throws for an author's mistake. */
export function soundFields<T>(contentDir: string, file: string, schema: z.ZodType<T>): T | undefined {
  return readSound([], () => readFrontMatter(readText(contentDir, file), file, schema, spareFields(file, schema)))
    ?.value
}

/** The spare values of those fields that a schema has. */
function spareFields(file: string, schema: z.ZodType): Record<string, unknown> {
  const known = schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
  return Object.fromEntries(Object.entries(spare(file)).filter(([name]) => known.includes(name)))
}

/**
 * Gives a document the fields of its front matter that are in order. Contentlayer itself leaves a page out of the
 * collection when a field has the wrong type or the file has the line ends of Windows, and every link to it would then be
 * reported instead of the mistake.
 */
export function setSoundFields(document: LocalDocument, contentDir: string, schema: z.ZodObject): void {
  const file = document._raw.sourceFilePath
  // Nothing is sound in a file that is not UTF-8; its document must have the lists that the check walks.
  const spared = () => schema.safeParse(spareFields(file, schema)).data
  setFields(document, schema, soundFields(contentDir, file, schema) ?? spared())
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
