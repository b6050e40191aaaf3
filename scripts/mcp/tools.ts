import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import type { Locale } from 'next-intl'
import { z } from 'zod'
import { isBetween } from '../../lib/blog/changes'
import { defaultLocale, locales } from '../../lib/core/routes'
import { MOST_LETTERS } from '../../lib/search/target'
import type { PublishedSite } from './site'

/** What the protocol calls the result of a tool. */
const answer = (text: string) => ({ content: [{ type: 'text' as const, text }] })

/** The tools that an assistant has. What they cannot do is reported in words that it can act upon. */
export function addTools(server: McpServer, site: PublishedSite): void {
  const language = z
    .enum(locales() as [Locale, ...Locale[]])
    .default(defaultLocale())
    .describe('Language of the texts')

  server.registerTool(
    'search',
    {
      title: 'Search the documentation',
      description: 'Finds pages and sections by words. Give words of the subject, not a sentence; then read what fits.',
      inputSchema: {
        query: z.string().min(2).max(MOST_LETTERS).describe('Words, names, codes or error messages'),
        language,
        version: z.string().default('current').describe('Version of the documentation'),
      },
    },
    async ({ query, language: locale, version }) => {
      const hits = await site.search(query, locale, version)
      if (hits.length === 0) return answer(`Nothing is found for “${query}”. Try fewer or other words.`)
      return answer(hits.map(({ title, url, snippet }) => `- [${title}](${url})\n  ${snippet}`).join('\n'))
    },
  )

  server.registerTool(
    'read',
    {
      title: 'Read a page',
      description: 'Gives a page as Markdown. A long page is a list of its parts, which are read in the same way.',
      inputSchema: { page: z.string().describe('Address or path, as search gives it: /docs/bi/intro') },
    },
    async ({ page }) => answer(await site.read(page)),
  )

  server.registerTool(
    'component',
    {
      title: 'Facts of an ETL component',
      description: 'Properties, relationships, attributes and links of a processor or a service, as JSON.',
      inputSchema: { name: z.string().describe('Its exact name: PutS3Object'), language },
    },
    async ({ name, language: locale }) => answer(await site.component(name, locale)),
  )

  server.registerTool(
    'changes',
    {
      title: 'What changed between versions',
      description:
        'Changes of the product, breaking ones marked. An upgrade is from the installed version to the new one.',
      inputSchema: {
        from: z.string().optional().describe('Installed version, not included: 7.15.0'),
        to: z.string().optional().describe('Target version, included'),
        module: z.string().optional().describe('Id of a module: etl'),
        type: z.enum(['breaking', 'new', 'improved', 'fixed']).optional(),
        language,
      },
    },
    async ({ from, to, module, type, language: locale }) => {
      const all = await site.changes(locale)
      const found = all.filter(
        (change) =>
          isBetween(change.version, from, to) &&
          (module === undefined || change.module === module) &&
          (type === undefined || change.type === type),
      )
      if (found.length === 0) {
        const modules = [...new Set(all.map((change) => change.module))].join(', ')
        return answer(`No change fits. Versions: ${all.at(-1)?.version} to ${all[0]?.version}; modules: ${modules}.`)
      }
      return answer(
        found
          .map((change) => `- ${change.version}, ${change.type}, ${change.moduleLabel}: ${change.text} (${change.url})`)
          .join('\n'),
      )
    },
  )
}
