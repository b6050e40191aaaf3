'use client'
import { useTheme } from 'next-themes'
import { useEffect } from 'react'
import { Icon } from '../../ui/icon'
import styles from './navbar.module.css'

type ColorMode = 'system' | 'light' | 'dark'
const ICONS: Record<ColorMode, string> = { system: 'monitor', light: 'sun', dark: 'moon' }

interface ColorModeToggleProps {
  /** The modes in the order of the button, the default one first, each with its accessible name: it says the mode and
   * that the button switches it. */
  modes: Partial<Record<ColorMode, string>>
}

/**
 * Cycles through the modes. The stored one is known in the browser only, so the button holds all of them and the
 * stylesheet shows that of the root element's `data-mode`, which the head script sets before the first paint.
 */
export function ColorModeToggle({ modes }: ColorModeToggleProps) {
  const { theme, setTheme } = useTheme()
  useEffect(() => {
    if (theme) document.documentElement.dataset.mode = theme // chosen in another tab
  }, [theme])
  const cycle = () => {
    // Not the state of the last rendering: presses from before hydration are repeated within one.
    const { dataset } = document.documentElement
    const order = Object.keys(modes)
    const next = order[(order.indexOf(dataset.mode ?? '') + 1) % order.length] ?? 'light'
    dataset.mode = next
    setTheme(next)
  }
  return (
    <button type="button" className={`${styles.tool} needs-js`} data-replay="color-mode" onClick={cycle}>
      {Object.entries(modes).map(([mode, label]) => (
        <span key={mode} className={styles.mode} data-mode={mode}>
          <Icon name={ICONS[mode as ColorMode]} />
          <span className="visually-hidden">{label}</span>
        </span>
      ))}
    </button>
  )
}
