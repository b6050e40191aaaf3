'use client'
import { ThemeProvider } from 'next-themes'
import type { ReactNode } from 'react'
import { ownScript } from '@/lib/next/own-scripts'
import type { ColorMode } from './header/color-mode-toggle.client'
import { scriptType } from './inline-script.client'

/**
 * Colour mode of the whole site, above everything that may be mounted again, because its script must run once.
 * “System” is a mode like the others: the stylesheet knows the system's colours itself (tokens.css).
 * @param props.modes the default one first
 */
export function Themes({ modes, children }: { modes: ColorMode[]; children: ReactNode }) {
  return (
    <ThemeProvider
      attribute="data-theme"
      storageKey="theme"
      defaultTheme={modes[0] ?? 'light'}
      enableSystem={false}
      enableColorScheme={false}
      themes={modes}
      scriptProps={{ ...ownScript('theme'), type: scriptType() }}
    >
      {children}
    </ThemeProvider>
  )
}
