import type { ReactNode } from 'react'
import { translator } from '@/lib/i18n/translator'
import { localePath } from '@/lib/routes'
import { getSite, localize, type NavbarItem } from '@/lib/site'
import { Icon } from '../../ui/icon'
import { SiteLink } from '../../ui/site-link'
import { type ColorMode, ColorModeToggle } from './color-mode-toggle.client'
import { DocsLink } from './docs-link.client'
import type { DocsVersionLink } from './docs-versions'
import { LocaleMenu } from './locale-menu.client'
import styles from './navbar.module.css'
import { navbarLink } from './navbar-links'
import { SectionLink } from './section-link.client'
import { VersionMenu } from './version-menu.client'

/** The navbar of every page: the layout keeps it, its client components know where the reader is. */
export function SiteHeader({ locale }: { locale: string }) {
  const t = translator(locale, 'shell')
  const { name, title, navbar } = getSite()
  const items = (position: 'left' | 'right') =>
    navbar.items
      .filter((item) => item.position === position)
      .map((item) => <Item key={JSON.stringify(item)} item={item} locale={locale} />)
  return (
    <header className={styles.navbar} id="navbar" data-hide-on-scroll={navbar.hide_on_scroll || undefined}>
      <button type="button" className={styles.burger} popoverTarget="drawer" aria-label={t('menu')}>
        <Icon name="menu" />
      </button>
      <a href={localePath('/', locale)} className={styles.brand}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 4h10.5a5.5 5.5 0 0 1 0 11H9v5H4z" fill="var(--accent)" />
          <path d="M9 8.5h5a1.5 1.5 0 0 1 0 3H9z" fill="var(--bg)" />
        </svg>
        <span>
          {localize(name, locale)} <b>{title}</b>
        </span>
      </a>
      <nav className={styles.links} aria-label={t('mainNav')}>
        {items('left')}
      </nav>
      <div className={styles.tools}>{items('right')}</div>
    </header>
  )
}

function Item({ item, locale }: { item: NavbarItem; locale: string }): ReactNode {
  const { locales, color_mode } = getSite()
  const t = translator(locale, 'shell')
  const versions = versionLinks()
  switch (item.type) {
    case 'versions':
      return versions.length > 1 && <VersionMenu versions={versions} locale={locale} label={t('versions')} />
    case 'locale':
      return <LocaleMenu locale={locale} locales={locales} label={t('language')} />
    case 'color_mode': {
      const modes: ColorMode[] = color_mode.respect_system ? ['system', 'light', 'dark'] : ['light', 'dark']
      const name = (mode: ColorMode) => t('colorMode', { mode: t(`mode_${mode}`) })
      return (
        <ColorModeToggle modes={modes} labels={{ system: name('system'), light: name('light'), dark: name('dark') }} />
      )
    }
    case 'search':
      return null // arrives with the search
    default:
      return <NavbarLink item={item} locale={locale} />
  }
}

/** What crosses to the browser of the versions: not their banners. */
const versionLinks = (): DocsVersionLink[] =>
  getSite().docs.versions.map(({ name, label, path }) => ({ name, label, path }))

function NavbarLink({ item, locale }: { item: NavbarItem; locale: string }): ReactNode {
  const link = navbarLink(item, locale)
  if (!link) return null
  const versions = versionLinks()
  if (item.type === 'docs' && versions.length > 1) {
    return (
      <DocsLink versions={versions} locale={locale}>
        {link.label}
      </DocsLink>
    )
  }
  return link.section === undefined ? (
    <SiteLink href={link.href} locale={locale} externalLabel={translator(locale, 'shell')('external')}>
      {link.label}
    </SiteLink>
  ) : (
    <SectionLink href={localePath(link.href, locale)} section={link.section}>
      {link.label}
    </SectionLink>
  )
}
