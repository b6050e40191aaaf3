import type { ReactNode } from 'react'
import { blogUrl, docUrl, localePath } from '@/lib/routes'
import { localize, type NavbarItem, type Site } from '@/lib/site'
import { Icon } from '../../ui/icon'
import { SiteLink } from '../../ui/site-link'
import { LocaleMenu } from './locale-menu'
import styles from './navbar.module.css'
import { VersionMenu } from './version-menu'

export interface NavbarProps {
  site: Site
  locale: string
  /** Whether the content folder has a blog; without one its item is left out. */
  hasBlog: boolean
  labels: Record<'mainNav' | 'menu' | 'language' | 'versions' | 'external', string>
}

/** What stands in the navbar; the colour mode button is an island beside it (see site-header). */
export function Navbar(props: NavbarProps) {
  const { site, locale, labels } = props
  const items = (position: 'left' | 'right') => site.navbar.items.filter((item) => item.position === position)
  return (
    <>
      <button type="button" className={styles.burger} popoverTarget="drawer" aria-label={labels.menu}>
        <Icon name="menu" />
      </button>
      <a href={localePath('/', locale)} className={styles.brand}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 4h10.5a5.5 5.5 0 0 1 0 11H9v5H4z" fill="var(--accent)" />
          <path d="M9 8.5h5a1.5 1.5 0 0 1 0 3H9z" fill="var(--bg)" />
        </svg>
        <span>
          {localize(site.name, locale)} <b>{site.title}</b>
        </span>
      </a>
      <nav className={styles.links} aria-label={labels.mainNav}>
        {items('left').map((item) => (
          <Item key={JSON.stringify(item)} item={item} {...props} />
        ))}
      </nav>
      <div className={styles.tools}>
        {items('right').map((item) => (
          <Item key={JSON.stringify(item)} item={item} {...props} />
        ))}
      </div>
    </>
  )
}

/** Links of the navbar that the drawer repeats on a phone. */
export const NavbarLinks = (props: NavbarProps) =>
  props.site.navbar.items.flatMap((item) => {
    const link = linkOf(item, props)
    return link ? [<li key={JSON.stringify(item)}>{link}</li>] : []
  })

function Item({ item, ...props }: NavbarProps & { item: NavbarItem }): ReactNode {
  const { site, locale, labels } = props
  switch (item.type) {
    case 'versions':
      return <VersionMenu site={site} locale={locale} label={labels.versions} />
    case 'locale':
      return <LocaleMenu site={site} locale={locale} label={labels.language} />
    default:
      return linkOf(item, props)
  }
}

function linkOf(item: NavbarItem, { locale, labels, hasBlog }: NavbarProps): ReactNode {
  switch (item.type) {
    case 'link':
      return (
        <SiteLink href={item.href} locale={locale} externalLabel={labels.external}>
          {localize(item.label, locale)}
        </SiteLink>
      )
    case 'docs':
      return (
        <a href={localePath(docUrl(''), locale)} data-section="docs">
          {localize(item.label, locale)}
        </a>
      )
    case 'doc':
      return <a href={localePath(docUrl(item.doc), locale)}>{localize(item.label, locale)}</a>
    case 'blog':
      return hasBlog ? (
        <a href={localePath(blogUrl(), locale)} data-section="blog">
          {localize(item.label, locale)}
        </a>
      ) : null
    default:
      return null // the colour mode is an island of its own; the search box arrives with the search
  }
}
