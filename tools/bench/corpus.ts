import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { random } from '../../scripts/system/random'

/** A page of a corpus. Links to other pages are written `doc:<path>`. */
export interface CorpusPage {
  loc: string
  path: string
  title: string
  /** Front matter as text; only `description` and `tags` are read. */
  fm: string
  body: string
}

const WORDS: Record<string, string[]> = {
  ru: 'сервер очередь поток данных роль проект задача карточка реестр статус источник дашборд отчёт процесс элемент условие переменная адрес доступ запрос ответ таблица столбец файл версия узел хранилище журнал событие сообщение правило схема объект атрибут форма список группа пользователь администратор настраивает проверяет создаёт изменяет удаляет сохраняет открывает затем после если чтобы через между каждый новый общий текущий отдельный автоматически вручную сразу'.split(
    ' ',
  ),
  en: 'server queue flow data role project task card registry status source dashboard report process element condition variable address access request response table column file version node storage log event message rule schema object attribute form list group user administrator sets checks creates changes deletes saves opens then after when so through between every new common current separate automatically manually at once'.split(
    ' ',
  ),
}
const TAGS = ['bi', 'etl', 'roles', 'users', 'ui', 'support', 'workflow', 'reports']

/** `count` pages in each language; every third has 1,500 words, code, tables and lists, the others are short references. */
function* makeCorpus(count: number): Generator<CorpusPage> {
  const paths = [
    'index',
    ...Array.from({ length: count - 1 }, (_, i) => `part-${Math.floor(i / 40) + 1}/page-${i + 1}`),
  ]
  for (const loc of ['ru', 'en']) {
    for (const [index, pagePath] of paths.entries()) {
      const next = random(`${loc} ${pagePath}`)
      const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T
      const words = (n: number) => Array.from({ length: n }, () => pick(WORDS[loc] ?? [])).join(' ')
      const sentence = (n: number) => `${words(n).replace(/^./, (first) => first.toUpperCase())}.`
      const paragraph = (n: number) => Array.from({ length: Math.ceil(n / 14) }, () => sentence(14)).join(' ')
      const link = () => `[${words(2)}](doc:${pick(paths)})`
      const table = (rows: number) =>
        [
          '| A | B | C |',
          '| --- | --- | --- |',
          ...Array.from({ length: rows }, () => `| \`${pick(WORDS.en ?? [])}\` | ${words(2)} | ${words(6)} |`),
        ].join('\n')
      const code = () =>
        [
          '```ts',
          'export interface Options {',
          ...Array.from({ length: 6 }, (_, i) => `  ${pick(WORDS.en ?? [])}${i}?: string // ${words(3)}`),
          '}',
          'const limit = 50',
          '```',
        ].join('\n')
      const section = (heading: number) =>
        [
          `## ${words(3)} ${heading}`,
          paragraph(110),
          `${words(4)} ${link()}.`,
          `### ${words(2)} ${heading}.1`,
          paragraph(90),
          code(),
          `### ${words(2)} ${heading}.2`,
          paragraph(90),
          table(5),
        ].join('\n\n')
      const long = [paragraph(60), ...[1, 2, 3, 4].map(section), `- ${words(6)}\n- ${words(6)}\n  - ${words(5)}`].join(
        '\n\n',
      )
      const short = [
        paragraph(40),
        `## ${words(2)} 1`,
        paragraph(60),
        code(),
        `## ${words(2)} 2`,
        table(10),
        link(),
      ].join('\n\n')
      const fm = `description: ${JSON.stringify(sentence(10))}\ntags: [${pick(TAGS)}]`
      yield {
        loc,
        path: pagePath,
        title: `${sentence(2).slice(0, -1)} ${index}`,
        fm,
        body: index % 3 === 0 ? long : short,
      }
    }
  }
}

/**
 * `count` pages in each language.
 * @param source a module with `generate(count, folder)` and `read(folder)`, to measure on another corpus; our own otherwise
 */
export async function readCorpus(count: number, source: string | undefined): Promise<Iterable<CorpusPage>> {
  if (source === undefined) return makeCorpus(count)
  const { generate, read } = (await import(pathToFileURL(path.resolve(source)).href)) as {
    generate(n: number, folder: string): void
    read(folder: string): Iterable<CorpusPage>
  }
  const folder = path.resolve('.cache/bench/source')
  generate(count, folder)
  return read(folder)
}
