import { parseArgs } from 'node:util'
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { localize } from '../../lib/content/localized'
import { defaultLocale } from '../../lib/core/routes'
import { getSite } from '../../lib/site'
import { loadEnv, main } from '../system/env'
import { openSite } from './site'
import { addTools } from './tools'

/**
 * A door for assistants: a server of the Model Context Protocol on standard input and output, which only reads what is
 * published. `npm run -s mcp -- --site https://docs.example.com`; without `--site` it reads `out`.
 */
await main(async () => {
  loadEnv()
  const { values } = parseArgs({ options: { site: { type: 'string', default: process.env.OUT_DIR ?? 'out' } } })
  const { slug, description } = getSite()
  const server = new McpServer(
    { name: `${slug}-docs`, version: '1.0.0' },
    { instructions: localize(description, defaultLocale()) },
  )
  addTools(server, openSite(values.site))
  await server.connect(new StdioServerTransport())
})
