'use client'
import type { ReactNode } from 'react'
import { localePath } from '@/lib/routes'
import { SearchBox } from '../../search/search-box.client'
import { Icon } from '../../ui/icon'
import { SHELL } from '../../ui/shell-ids'
import { shellWords } from '../../ui/shell-words'
import { SiteLink } from '../../ui/site-link'
import type { FrameData } from '../frame-data'
import { ColorModeToggle } from './color-mode-toggle.client'
import { DocsLink } from './docs-link.client'
import { LocaleMenu } from './locale-menu.client'
import styles from './navbar.module.css'
import type { NavbarEntry, NavbarLink } from './navbar-link'
import { SectionLink } from './section-link.client'
import { StartFailure } from './start-failure'
import { VersionMenu } from './version-menu.client'

/** The navbar of every page: the layout keeps it, and it knows by `usePathname` where the reader is. */
export function SiteHeader({ frame }: { frame: FrameData }) {
  const { locale, brand, items } = frame
  const t = shellWords(locale)
  const [name, title] = brand
  const draw = (entries: NavbarEntry[]) =>
    entries.map((entry) => <Entry key={entry.type === 'link' ? entry.href : entry.type} entry={entry} frame={frame} />)
  return (
    <header className={styles.navbar} id={SHELL.navbar} data-hide-on-scroll={frame.isHeaderHiding}>
      <button type="button" className={styles.burger} popoverTarget={SHELL.drawer} aria-label={t('menu')}>
        <Icon name="menu" />
      </button>
      <a href={localePath('/', locale)} className={styles.brand}>
        <Mark name={name} />
        <span>
          {name} <b>{title}</b>
        </span>
      </a>
      <nav className={styles.links} aria-label={t('mainNav')}>
        {draw(items.filter(({ isLeft }) => isLeft))}
      </nav>
      <div className={styles.tools}>{draw(items.filter(({ isLeft }) => !isLeft))}</div>
      <StartFailure locale={locale} />
    </header>
  )
}

/** The mark of the site, which is compiled in, or the first letter of its name in a tile. */
const Mark = ({ name }: { name: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    {process.env.LOGO ? (
      <path d={process.env.LOGO} />
    ) : (
      <>
        <rect width="24" height="24" rx="5" />
        <text x="12" y="17.5" textAnchor="middle" fontWeight="700" fontSize="16" fill="var(--on-accent)">
          {[...name][0]?.toUpperCase()}
        </text>
      </>
    )}
  </svg>
)

function Entry({ entry, frame }: { entry: NavbarEntry; frame: FrameData }): ReactNode {
  const { locale, locales, colorModes } = frame
  const t = shellWords(locale)
  switch (entry.type) {
    case 'link':
      return <HeaderLink link={entry} locale={locale} externalLabel={t('external')} />
    case 'versions':
      return <VersionMenu versions={entry.versions} locale={locale} label={t('versions')} />
    case 'search':
      return <SearchBox locale={locale} versions={entry.versions} email={entry.email} />
    case 'locale':
      return <LocaleMenu locale={locale} locales={locales} label={t('language')} />
    case 'color_mode':
      return <ColorModeToggle locale={locale} modes={colorModes} />
  }
}

function HeaderLink({ link, locale, externalLabel }: { link: NavbarLink; locale: string; externalLabel: string }) {
  const { label, href, section, versions } = link
  if (versions) {
    return (
      <DocsLink versions={versions} locale={locale}>
        {label}
      </DocsLink>
    )
  }
  return section === undefined ? (
    <SiteLink href={href} locale={locale} externalLabel={externalLabel}>
      {label}
    </SiteLink>
  ) : (
    <SectionLink href={localePath(href, locale)} section={section}>
      {label}
    </SectionLink>
  )
}
