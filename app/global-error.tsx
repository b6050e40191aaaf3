'use client'
import { useState } from 'react'
import { CRASH_STYLE } from '@/components/layout/crash-style'
import { ErrorText } from '@/components/ui/error-text'
import { SHELL } from '@/components/ui/shell-ids'
import { lookUp } from '@/lib/core/look-up'
import type { Messages } from '@/lib/i18n/messages'
import { isLoadFailure } from '@/lib/next/load-failure'

/** Not those of lib/core/routes: this screen is a chunk by itself, which every reader loads. */
const LOCALES = (process.env.LOCALES ?? '').split(' ')
/** By language: next-intl and its provider have gone with the layout (next.config.mjs). */
const WORDS: Record<'en', Messages['screens']> = JSON.parse(process.env.CRASH_WORDS ?? '{}')

/** What the document said of itself; the new one takes its place while this is drawn. */
function readDocument(): { lang: string; dir?: string; theme: string | undefined } {
  const [lang = ''] = LOCALES
  if (typeof document === 'undefined') return { lang, theme: undefined }
  const { documentElement: root } = document
  return { lang: LOCALES.includes(root.lang) ? root.lang : lang, dir: root.dir, theme: root.dataset.theme }
}

/** Shown instead of the whole site when its layout failed, or did not come whole: in the language of the page. */
export default function GlobalError({ error, reset }: { error: Error; reset: () => void }) {
  const [{ lang, dir, theme }] = useState(readDocument)
  const words = lookUp(WORDS, lang) ?? WORDS.en
  const isLoading = isLoadFailure(error)
  const title = isLoading ? words.loadFailed : words.crashTitle
  return (
    <html lang={lang} dir={dir || undefined} data-theme={theme} suppressHydrationWarning>
      <body className="crash-site">
        <title>{title}</title>
        <style>{CRASH_STYLE}</style>
        <main id={SHELL.main} tabIndex={-1}>
          <div role="alert">
            <h1>{title}</h1>
            <p>{isLoading ? words.connectionFailed : words.crashText}</p>
            {!isLoading && <ErrorText error={error} label={words.errorText} />}
            <button type="button" onClick={isLoading ? () => location.reload() : reset}>
              {isLoading ? words.retry : words.tryAgain}
            </button>
          </div>
        </main>
      </body>
    </html>
  )
}
