import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { expect, test } from '@playwright/test'
import { SITES, someOf, url } from '../support/sites'
import { read } from './published-files'

type Ask = (tool: string, input: Record<string, string>) => Promise<{ text: string; isError: boolean }>

/** Calls the tools as an assistant does: over the standard input and output of a program. */
async function withServer(site: string, act: (ask: Ask) => Promise<void>): Promise<void> {
  const client = new Client({ name: 'test', version: '1.0.0' })
  const args = ['--import', 'tsx', 'scripts/mcp/index.ts', '--site', site]
  await client.connect(new StdioClientTransport({ command: process.execPath, args, stderr: 'inherit' }))
  try {
    await act(async (tool, input) => {
      const { content, isError = false } = await client.callTool({ name: tool, arguments: input })
      return { text: (content as { text: string }[]).map(({ text }) => text).join('\n'), isError: Boolean(isError) }
    })
  } finally {
    await client.close()
  }
}

for (const [from, site] of someOf([
  ['a built folder', SITES.main.out],
  ['a published address', url('main', '')],
] as const))
  test(`an assistant finds and reads pages of ${from}`, () =>
    withServer(site, async (ask) => {
      const { text } = await ask('search', { query: 'webhook signature', language: 'en' })
      const [, page = ''] = /\]\(([^)]+)\)/.exec(text) ?? []
      expect(page).toMatch(/^\/en\/docs\//)
      expect((await ask('read', { page })).text).toBe(read('main', `${page.slice(1).replace(/#.*/, '')}.md`))
      const component = JSON.parse((await ask('component', { name: 'PutS3Object', language: 'ru' })).text)
      expect(component).toEqual(JSON.parse(read('main', 'docs/etl/processors/PutS3Object.json')))
      const changes = (await ask('changes', { from: '7.14.0', to: '7.15.0', type: 'breaking' })).text.split('\n')
      expect(changes.length).toBeGreaterThan(0)
      for (const line of changes) expect(line).toMatch(/^- 7\.15\.0, breaking, /)
    }))

test('what an assistant asks in vain is answered in words', { tag: '@nightly' }, () =>
  withServer(SITES.main.out, async (ask) => {
    expect(await ask('search', { query: 'qqqqzzzz' })).toMatchObject({
      isError: false,
      text: expect.stringMatching(/Nothing is found/),
    })
    expect(await ask('read', { page: '/docs/nothing' })).toMatchObject({
      isError: true,
      text: expect.stringMatching(/there is no page/),
    })
    expect(await ask('read', { page: '/../../etc/passwd' })).toMatchObject({ isError: true })
    expect(await ask('component', { name: 'Nothing' })).toMatchObject({
      isError: true,
      text: expect.stringMatching(/`search`/),
    })
    expect(await ask('changes', { from: '99.0.0' })).toMatchObject({
      text: expect.stringMatching(/No change fits.*modules: /),
    })
  }),
)
