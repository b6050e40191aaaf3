import { getTranslations } from 'next-intl/server'
import { hasPosts } from '@/lib/blog'
import { getSite } from '@/lib/site'
import { Navbar, type NavbarProps } from './navbar'

export async function navbarProps(locale: string): Promise<NavbarProps> {
  const t = await getTranslations('shell')
  return {
    site: getSite(),
    locale,
    hasBlog: hasPosts(),
    labels: {
      mainNav: t('mainNav'),
      menu: t('menu'),
      language: t('language'),
      versions: t('versions'),
      colorMode: t.raw('colorMode') as string,
      modeSystem: t('modeSystem'),
      modeLight: t('modeLight'),
      modeDark: t('modeDark'),
      external: t('external'),
    },
  }
}

export const SiteNavbar = async ({ locale }: { locale: string }) => <Navbar {...await navbarProps(locale)} />
