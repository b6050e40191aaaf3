import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { defaultLocale } from '@/lib/core/routes'
import { LOCALE_HEADER } from '@/lib/dev/routes'
import { langProps } from '@/lib/i18n/direction'
import '@/app/styles/index.css'

/** The colour mode the reader chose; next-themes is not here. */
const THEME_SCRIPT = `try{let t=localStorage.theme;if(/^(light|dark)$/.test(t))document.documentElement.dataset.theme=t}catch{}`

/** A document of its own: the layout of all pages needs files that cannot be read now. */
export default async function ProblemsLayout({ children }: { children: ReactNode }) {
  const locale = (await headers()).get(LOCALE_HEADER) ?? defaultLocale()
  return (
    <html {...langProps(locale)} suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />
      </head>
      <body>{children}</body>
    </html>
  )
}
