'use client'
import { useTranslations } from 'next-intl'
import { useTheme } from 'next-themes'
import { Icon } from '../../ui/icon'
import styles from './navbar.module.css'

export type ColorMode = 'system' | 'light' | 'dark'
const ICONS: Record<ColorMode, string> = { system: 'monitor', light: 'sun', dark: 'moon' }

/**
 * Cycles through the modes. The stored one is known in the browser only, so the button holds all of them and the
 * stylesheet shows that of the root element's `data-theme`, which next-themes sets before the first paint.
 * @param props.modes in the order of the button, the default one first
 */
export function ColorModeToggle({ modes }: { modes: ColorMode[] }) {
  const t = useTranslations('shell')
  const { setTheme } = useTheme()
  const cycle = () => {
    // Not the state of the last rendering: presses from before hydration are repeated within one.
    const { dataset } = document.documentElement
    const next = modes[(modes.indexOf(dataset.theme as ColorMode) + 1) % modes.length] ?? 'light'
    dataset.theme = next
    setTheme(next)
  }
  return (
    <button type="button" className={`${styles.tool} needs-js`} data-replay="color-mode" onClick={cycle}>
      {modes.map((mode) => (
        <span key={mode} className={styles.mode} data-mode={mode}>
          <Icon name={ICONS[mode]} />
          <span className="visually-hidden">{t('colorMode', { mode: t(`mode_${mode}`) })}</span>
        </span>
      ))}
    </button>
  )
}
