'use client'
import { useState } from 'react'
import { CRASH_STYLE } from '@/components/layout/crash-style'
import { SHELL } from '@/components/ui/shell-ids'
import { isLoadFailure } from '@/lib/next/load-failure'

type Texts = Record<'title' | 'text' | 'again' | 'loadFailed' | 'retry', string>
/** Compiled in by next.config.mjs, since no message reaches a screen that replaces the layout. */
const TEXTS: Record<string, Texts> = JSON.parse(process.env.CRASH_TEXTS ?? '{}')

/** What the document said of itself; the new one takes its place while this is drawn. */
function readDocument(): { lang: string; theme: string | undefined } {
  const [lang = ''] = Object.keys(TEXTS)
  if (typeof document === 'undefined') return { lang, theme: undefined }
  const { documentElement: root } = document
  return { lang: Object.hasOwn(TEXTS, root.lang) ? root.lang : lang, theme: root.dataset.theme }
}

/** Shown instead of the whole site when its layout failed, or did not come whole: in the language of the page. */
export default function GlobalError({ error, reset }: { error: Error; reset: () => void }) {
  const [{ lang, theme }] = useState(readDocument)
  const texts = TEXTS[lang]
  const isLoading = isLoadFailure(error)
  const title = isLoading ? texts?.loadFailed : texts?.title
  return (
    <html lang={lang} data-theme={theme} suppressHydrationWarning>
      <body className="crash-site">
        <title>{title}</title>
        <style>{CRASH_STYLE}</style>
        <main id={SHELL.main} tabIndex={-1}>
          <div role="alert">
            <h1>{title}</h1>
            {!isLoading && <p>{texts?.text}</p>}
            <pre>{error.message}</pre>
            <button type="button" onClick={isLoading ? () => location.reload() : reset}>
              {isLoading ? texts?.retry : texts?.again}
            </button>
          </div>
        </main>
      </body>
    </html>
  )
}
