'use client'
import { useTheme } from 'next-themes'
import { useEffect, useState } from 'react'
import { Icon } from '../../ui/icon'
import styles from './navbar.module.css'

type Mode = 'system' | 'light' | 'dark'
const ICONS: Record<Mode, string> = { system: 'monitor', light: 'sun', dark: 'moon' }

interface ColorModeToggleProps {
  respectSystem: boolean
  /** Accessible name in each mode: says the mode and that the button switches it. */
  labels: Record<Mode, string>
}

/** Cycles system → light → dark, or light ↔ dark where site.yaml turns the system preference off. */
export function ColorModeToggle({ respectSystem, labels }: ColorModeToggleProps) {
  const { theme, resolvedTheme, setTheme } = useTheme()
  // The stored choice is known in the browser only; until then the button shows the default, as the server did.
  const [isMounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  const modes: Mode[] = respectSystem ? ['system', 'light', 'dark'] : ['light', 'dark']
  const fallback = respectSystem ? 'system' : 'light'
  const stored = isMounted ? theme : fallback
  const mode =
    modes.find((candidate) => candidate === stored) ?? (resolvedTheme === 'dark' && isMounted ? 'dark' : fallback)
  const next = modes[(modes.indexOf(mode) + 1) % modes.length] ?? fallback
  return (
    <button
      type="button"
      className={`${styles.tool} needs-js`}
      data-mode={mode}
      aria-label={labels[mode]}
      title={labels[mode]}
      onClick={() => setTheme(next)}
    >
      <Icon name={ICONS[mode]} />
    </button>
  )
}
