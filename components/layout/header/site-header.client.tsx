'use client'
import { type Locale, useTranslations } from 'next-intl'
import { Fragment, type ReactNode } from 'react'
import { localePath } from '@/lib/core/routes'
import { isLink, type NavbarEntry, type NavbarEntryType } from '../../navbar/link'
import { SearchBox } from '../../search/search-box.client'
import { Icon } from '../../ui/icon'
import { SHELL } from '../../ui/shell-ids'
import { SiteLink } from '../../ui/site-link'
import type { FrameData } from '../frame-data'
import { ColorModeToggle } from './color-mode-toggle.client'
import { DocsLink } from './docs-link.client'
import { LocaleMenu } from './locale-menu.client'
import styles from './navbar.module.css'
import { SectionLink } from './section-link.client'
import { StartFailure } from './start-failure'
import { VersionMenu } from './version-menu.client'

/** The navbar of every page: the layout keeps it, and it knows by `usePathname` where the reader is. */
export function SiteHeader({ frame }: { frame: FrameData }) {
  const { locale, brand, items } = frame
  const t = useTranslations('shell')
  const [name, title, logo] = brand
  const drawAll = (entries: NavbarEntry[]) =>
    entries.map((entry) => <Fragment key={isLink(entry) ? entry.href : entry.type}>{draw(entry, frame)}</Fragment>)
  return (
    <header className={styles.navbar} id={SHELL.navbar} data-hide-on-scroll={frame.isHeaderHiding}>
      <button type="button" className={styles.burger} popoverTarget={SHELL.drawer} aria-label={t('menu')}>
        <Icon name="menu" />
      </button>
      <a href={localePath('/', locale)} className={styles.brand}>
        <Mark name={name} logo={logo} />
        <span>
          {name} <b>{title}</b>
        </span>
      </a>
      <nav className={styles.links} aria-label={t('mainNav')}>
        {drawAll(items.filter(({ isLeft }) => isLeft))}
      </nav>
      <div className={styles.tools}>{drawAll(items.filter(({ isLeft }) => !isLeft))}</div>
      <StartFailure />
    </header>
  )
}

/** The mark of the site, or the first letter of its name in a tile. */
const Mark = ({ name, logo }: { name: string; logo: string | undefined }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    {logo ? (
      <path d={logo} />
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

/** How an entry of each type is drawn. */
const parts: { [T in NavbarEntryType]: (entry: NavbarEntry<T>, frame: FrameData) => ReactNode } = {
  link: (entry, { locale }) => <HeaderLink link={entry} locale={locale} />,
  versions: ({ versions }, { locale }) => <VersionMenu versions={versions} locale={locale} />,
  search: ({ versions, email, hosted }, { locale }) => <SearchBox {...{ locale, versions, email, hosted }} />,
  locale: (_, { locale, locales }) => <LocaleMenu locale={locale} locales={locales} />,
  color_mode: (_, { colorModes }) => <ColorModeToggle modes={colorModes} />,
}
const draw = <T extends NavbarEntryType>(entry: NavbarEntry<T>, frame: FrameData): ReactNode =>
  parts[entry.type](entry, frame)

function HeaderLink({ link, locale }: { link: NavbarEntry<'link'>; locale: Locale }) {
  const t = useTranslations('shell')
  const { label, href, section, versions } = link
  if (versions) {
    return (
      <DocsLink versions={versions} locale={locale}>
        {label}
      </DocsLink>
    )
  }
  return section === undefined ? (
    <SiteLink href={href} locale={locale} externalLabel={t('external')}>
      {label}
    </SiteLink>
  ) : (
    <SectionLink href={localePath(href, locale)} section={section}>
      {label}
    </SectionLink>
  )
}
