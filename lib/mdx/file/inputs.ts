import fs from 'node:fs'
import path from 'node:path'
import { drawingFile } from '../../content/drawings'
import { readGlossary } from '../../content/glossary'
import { attempt } from '../../core/problem'
import { docUrl, isWithin } from '../../core/routes'
import { readSite } from '../../site'
import type { PageContext } from '../kit'
import { spellings } from './beside'

/** Ends an input of which only the existence counts: a link does not change with the text it leads to. */
const EXISTS = '#exists'

/**
 * Records the files of the content folder, relative to it, that a page is compiled from beside its own: pictures and
 * drawings (those that are missing too); of shared files the entries that it shows, as `glossary.yaml#id`. The page is
 * compiled again when one of them changes.
 */
export function recordInputs(context: PageContext): { context: PageContext; inputs: Set<string> } {
  const inputs = new Set<string>()
  const add = (file: string) => inputs.add(file)
  const beside = (src: string) => {
    for (const name of spellings(src)) add(path.posix.join(path.posix.dirname(context.file), name))
  }
  const site = Object.defineProperties(
    {},
    Object.fromEntries(
      Object.entries(context.site).map(([name, value]) => {
        const get = () => {
          add(`site.yaml#${name}`)
          return value
        }
        return [name, { enumerable: true, get }]
      }),
    ),
  )
  const { fileIssue } = context
  return {
    inputs,
    context: {
      ...context,
      site,
      term: (id) => {
        add(`glossary.yaml#${id}`)
        return context.term(id)
      },
      ownPage: (href) => {
        if (isWithin(href, docUrl(''))) add('site.yaml#versions')
        const own = context.ownPage(href)
        for (const name of own?.files ?? []) add(name + EXISTS)
        return own
      },
      asset: (src) => {
        beside(src)
        return context.asset(src)
      },
      image: (src) => {
        beside(src)
        add('site.yaml#images') // widths and quality
        return context.image(src)
      },
      drawing: (source) => {
        add(drawingFile('', source))
        return context.drawing(source)
      },
      // What cannot be published is taken off the page before it is requested.
      ...(fileIssue && {
        fileIssue: (src, kind) => {
          beside(src)
          return fileIssue(src, kind)
        },
      }),
    },
  }
}

/** The file of an input: `site.yaml#url` is an entry of site.yaml. */
export const fileOfInput = (input: string): string =>
  input.endsWith(EXISTS) ? input.slice(0, -EXISTS.length) : input.replace(/^(site|glossary)(\.yaml)#.*$/, '$1$2')

/** Entry of a shared file that `recordInputs` has named, in all languages; undefined for any other input. */
export function sharedEntries(contentDir: string): (input: string) => unknown {
  const known = attempt([], () => readSite(contentDir))?.value
  const versions = known?.docs.versions.map(({ name, path }) => [name, path])
  const site = new Map<string, unknown>(Object.entries({ ...known, versions }))
  const glossary = attempt([], () => readGlossary(contentDir))
  return (input) => {
    if (input.endsWith(EXISTS)) return fs.existsSync(path.join(contentDir, fileOfInput(input)))
    const [file, name = ''] = input.split('#')
    if (file === 'site.yaml') return site.get(name)
    return file === 'glossary.yaml' ? glossary?.get(name) : undefined
  }
}
