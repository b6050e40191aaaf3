import { expect, holdScripts, LOCALES, PHONE, test, texts } from '../support/reader'
import { someOf, url } from '../support/sites'
import { SAID } from './blog'

for (const locale of someOf(LOCALES)) {
  const prefix = locale === 'ru' ? '' : '/en'
  const { blog: t, changes } = texts(locale)
  const said = SAID[locale]

  test(`what changed from 7.9 to 7.21, in ${locale}`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await test.step('a link to one change leads to it', async () => {
      await page.goto(url('main', `${prefix}/blog/changes#7.15.0-postgresql-15`))
      await expect(page.locator('[id="7.15.0-postgresql-15"]')).toBeInViewport()
    })
    await page.goto(url('main', `${prefix}/blog/changes`))
    const status = page.getByRole('status').first()
    await expect(status).toHaveText(said.all)
    await page.getByRole('combobox', { name: t.from, exact: true }).selectOption('7.9.0')
    await page.getByRole('combobox', { name: t.to, exact: true }).selectOption('7.21.0')
    await expect(page).toHaveURL(/\?from=7\.9\.0&to=7\.21\.0$/)
    const shown = page.locator('li[data-version]:visible')
    await expect(shown.first()).toHaveAttribute('data-type', 'breaking')
    await expect(page.locator('li[data-version="7.9.0"]:visible')).toHaveCount(0)
    await expect(page.locator('li[data-version="7.21.0"]:visible')).toHaveCount(14)
    const upgrade = await shown.evaluateAll((list) => list.map((item) => (item as HTMLElement).dataset.type))
    const others = upgrade.findIndex((type) => type !== 'breaking')
    expect(others).toBe(6)
    expect(upgrade.slice(others)).not.toContain('breaking')

    await page.getByRole('button', { name: changes.copy }).click()
    await expect(page.getByRole('button', { name: texts(locale).shell.copied })).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toMatch(
      new RegExp(`^# ${changes.title} 7\\.9\\.0 → 7\\.21\\.0\n\n## ${t.type_breaking}\n\n- \\*\\*7\\.21\\.0, `),
    )
    expect(copied.match(/^- /gm)).toHaveLength(upgrade.length)
    expect(copied).toContain('/blog/changes#7.15.0-postgresql-15)')

    await page.getByRole('combobox', { name: t.module, exact: true }).selectOption('security')
    await page.getByRole('combobox', { name: t.type, exact: true }).selectOption('new')
    await expect(shown).toHaveCount(2)
    await expect(status).toHaveText(locale === 'ru' ? '2 изменения' : '2 changes')
    await page.getByRole('searchbox', { name: changes.find }).fill('OPENID')
    await expect(shown).toHaveCount(1)
    await expect(status).toHaveText(locale === 'ru' ? '1 изменение' : '1 change')
    const address = page.url()
    await page.getByRole('searchbox', { name: changes.find }).fill('zzz')
    await expect(page.getByText(changes.nothing)).toBeVisible()

    // The address says it all, without a movement of the reader.
    await page.goto(address)
    await expect(shown).toHaveCount(1)
    await expect(page.getByRole('combobox', { name: t.module, exact: true })).toHaveValue('security')
    await page.getByRole('button', { name: changes.reset }).click()
    await expect(status).toHaveText(said.all)
    await expect(page).toHaveURL(url('main', `${prefix}/blog/changes`))
  })

  test(`a link to one change wins over a filter that hides it, in ${locale}`, { tag: '@nightly' }, async ({ page }) => {
    const change = page.locator('[id="7.15.0-postgresql-15"]')
    await page.goto(url('main', `${prefix}/blog/changes?module=chat#7.15.0-postgresql-15`))
    await page.waitForFunction(() => customElements.get('doc-toc') !== undefined)
    await expect(change).toBeInViewport()
    await expect(page.getByRole('status').first()).toHaveText(said.all)
    await expect(page).toHaveURL(url('main', `${prefix}/blog/changes#7.15.0-postgresql-15`))

    await page.getByRole('combobox', { name: t.module, exact: true }).selectOption('chat')
    await expect(change).toBeHidden()
    await page.evaluate(() => scrollTo(0, 0))
    await page.evaluate(() => location.assign('#7.15.0-dotnet-8'))
    await expect(page.locator('[id="7.15.0-dotnet-8"]')).toBeInViewport()
    await expect(page.getByRole('status').first()).toHaveText(said.all)
  })

  test(`the first tap of all copies the changes, in ${locale}`, { tag: '@nightly' }, async ({ browser }) => {
    const phone = await browser.newContext({
      viewport: PHONE,
      hasTouch: true,
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    const page = await phone.newPage()
    const release = await holdScripts(page)
    await page.goto(url('main', `${prefix}/blog/changes`))
    await page.getByRole('button', { name: changes.copy }).tap()
    release()
    await expect(page.getByRole('button', { name: texts(locale).shell.copied })).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied.match(/^- /gm)).toHaveLength(129)
    await phone.close()
  })
}
