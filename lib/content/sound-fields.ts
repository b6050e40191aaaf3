import { z } from 'zod'
import { readFrontMatter } from './front-matter'
import { readText } from './read-text'
import { readSound } from './yaml'

/** What stands in for required fields that an author left out; the check reports them. */
const spare = (file: string) => ({ title: file, description: file, date: '2000-01-01' })

/** The fields of a page's front matter that are in order. Never throws for an author's mistake. */
export function soundFields<T>(contentDir: string, file: string, schema: z.ZodType<T>): T | undefined {
  return readSound([], () => readFrontMatter(readText(contentDir, file), file, schema, spareFields(file, schema)))
    ?.value
}

/** Values that stand in for required fields of a schema. */
export function spareFields(file: string, schema: z.ZodType): Record<string, unknown> {
  const known = schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
  return Object.fromEntries(Object.entries(spare(file)).filter(([name]) => known.includes(name)))
}
