import type { Locale } from 'next-intl'
import type { ReactNode } from 'react'
import { Drawer } from '../drawer/drawer'
import { SHELL } from '../ui/shell-ids'

/** A page with a title and nothing beside it. */
export function SimplePage({ locale, title, children }: { locale: Locale; title: string; children: ReactNode }) {
  return (
    <>
      <Drawer locale={locale} />
      <main id={SHELL.main} tabIndex={-1} className="simple-page">
        <h1>{title}</h1>
        {children}
      </main>
    </>
  )
}
