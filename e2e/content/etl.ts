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
