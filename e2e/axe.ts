import type { Page } from '@playwright/test'
import axeCore, { type AxeResults, type RunOptions } from 'axe-core'

interface Scope {
  /** Selector of the part that is looked at; the whole page without it. */
  root?: string
  /** Ids of the rules that are applied; all of them without it. */
  rules?: string[]
}

/** What axe finds in a page, a line each. */
export async function violations(page: Page, { root = 'html', rules }: Scope = {}): Promise<string[]> {
  await page.evaluate(axeCore.source)
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...(rules ? { runOnly: { type: 'rule', values: rules } } : {}),
  }
  const found = await page.evaluate<AxeResults, [string, RunOptions]>(
    (given) =>
      (globalThis as unknown as { axe: { run: (root: string, options: RunOptions) => Promise<AxeResults> } }).axe.run(
        ...given,
      ),
    [root, options],
  )
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary?.split('\n')[1]?.trim()}`),
  )
}
