import { translator } from '@/lib/i18n/translator'
import { getSite } from '@/lib/site'
import { StillPart } from '../../page/still-part'
import { ColorModeToggle } from './color-mode-toggle.client'
import { Navbar } from './navbar'
import styles from './navbar.module.css'
import { navbarProps } from './site-navbar'

/** The navbar: still, but for the colour mode button at its end. */
export function SiteHeader({ locale }: { locale: string }) {
  const t = translator(locale, 'shell')
  const { navbar, color_mode } = getSite()
  const modes = {
    system: t('colorMode', { mode: t('modeSystem') }),
    light: t('colorMode', { mode: t('modeLight') }),
    dark: t('colorMode', { mode: t('modeDark') }),
  }
  return (
    <header className={styles.navbar} id="navbar" data-hide-on-scroll={navbar.hide_on_scroll || undefined}>
      <StillPart id={`navbar ${locale}`} className={styles.items}>
        <Navbar {...navbarProps(locale)} />
      </StillPart>
      {navbar.items.some(({ type }) => type === 'color_mode') && (
        <ColorModeToggle respectSystem={color_mode.respect_system} labels={modes} />
      )}
    </header>
  )
}
