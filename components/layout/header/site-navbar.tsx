import { hasBlog } from '@/lib/blog'
import { translator } from '@/lib/i18n/translator'
import { getSite } from '@/lib/site'
import type { NavbarProps } from './navbar'

/** What the navbar and the drawer need to know of the site. */
export function navbarProps(locale: string): NavbarProps {
  const t = translator(locale, 'shell')
  const labels = {
    mainNav: t('mainNav'),
    menu: t('menu'),
    language: t('language'),
    versions: t('versions'),
    external: t('external'),
  }
  return { site: getSite(), locale, hasBlog: hasBlog(), labels }
}
