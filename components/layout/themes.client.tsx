'use client'
import { ThemeProvider } from 'next-themes'
import type { ReactNode } from 'react'
import { ownScript } from '@/lib/next/own-scripts'
import { scriptType } from './inline-script.client'

/** Colour mode of the whole site. Stands above everything that may be mounted again, because its script must run once. */
export function Themes({ respectSystem, children }: { respectSystem: boolean; children: ReactNode }) {
  return (
    <ThemeProvider
      attribute="data-theme"
      storageKey="theme"
      defaultTheme={respectSystem ? 'system' : 'light'}
      enableSystem={respectSystem}
      enableColorScheme={false}
      themes={['light', 'dark']}
      scriptProps={{ ...ownScript('theme'), type: scriptType() }}
    >
      {children}
    </ThemeProvider>
  )
}
