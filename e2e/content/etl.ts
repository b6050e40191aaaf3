import fs from 'node:fs'
import { parse } from 'yaml'
import type { EtlComponent } from '../../lib/etl/schema'
import type { Messages } from '../../lib/i18n/messages'

export const messagesOf = (locale: string) => JSON.parse(fs.readFileSync(`messages/${locale}.json`, 'utf8')) as Messages
export const ru = messagesOf('ru')
export const en = messagesOf('en')

export type Facts = Partial<EtlComponent> & Pick<EtlComponent, 'name'>
export const read = (section: string): Facts[] =>
  fs
    .readdirSync(`content/etl/${section}`)
    .map((file) => parse(fs.readFileSync(`content/etl/${section}/${file}`, 'utf8')) as Facts)
export const processors = read('processors')

const RELATIONSHIPS = 'content/etl/relationships'
const sentences = new Map(
  fs
    .readdirSync(RELATIONSHIPS)
    .flatMap((file) =>
      Object.entries(
        parse(fs.readFileSync(`${RELATIONSHIPS}/${file}`, 'utf8')) as Record<string, Record<string, unknown>>,
      ),
    ),
)
/** A component's own sentences about its relationships, by name. */
export const sentencesOf = (name: string): Record<string, unknown> => sentences.get(name) ?? {}
