import { crawlSite } from '../../scripts/check/links'
import { expect, test } from '../support/reader'
import { url } from '../support/sites'

const HOMES = { main: '/', fixture: '/', based: '/base/', blog: '/' } as const

for (const [site, home] of Object.entries(HOMES) as [keyof typeof HOMES, string][])
  test(`every link of the site ${site} leads somewhere, anchors included`, {
    tag: site === 'main' ? '@nightly' : [], // its check, and every-page.spec.ts, follow the links of its files by day
  }, async () => {
    const { issues, pages } = await crawlSite(url(site, home))
    expect(issues).toEqual([])
    expect(pages).toBeGreaterThan(5)
  })
