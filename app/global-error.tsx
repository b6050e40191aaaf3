'use client'
import { useState } from 'react'

type Texts = Record<'title' | 'text' | 'again', string>
/** Compiled in by next.config.mjs, since no message reaches a screen that replaces the layout. */
const TEXTS: Record<string, Texts> = JSON.parse(process.env.CRASH_TEXTS ?? '{}')

/** The site's look without its stylesheet, which may be what failed; the system's colours stand in for its tokens. */
const STYLE = `
.crash-site { margin: 0; background: var(--bg, Canvas); color: var(--text, CanvasText);
  font: 1rem/1.6 var(--font, system-ui, sans-serif); }
.crash-site main { box-sizing: border-box; max-width: 44rem; margin: 12vh auto 0; padding: 2rem; }
.crash-site [role=alert] { padding: 1.5rem 2rem; border: 1px solid var(--danger, currentcolor);
  border-radius: var(--radius, 8px); background: var(--danger-soft, Canvas); }
.crash-site h1 { margin: 0 0 1rem; font-size: 1.6rem; line-height: 1.25; }
.crash-site pre { overflow-x: auto; white-space: pre-wrap; font-family: var(--mono, monospace); }
.crash-site button { padding: 0.5rem 1rem; border: 1px solid currentcolor; border-radius: var(--radius, 8px);
  background: var(--surface, Canvas); color: var(--danger, CanvasText); font: inherit; cursor: pointer; }
`

/** What the document said of itself; the new one takes its place while this is drawn. */
function readDocument(): { lang: string; theme: string | undefined } {
  const [lang = ''] = Object.keys(TEXTS)
  if (typeof document === 'undefined') return { lang, theme: undefined }
  const { documentElement: root } = document
  return { lang: Object.hasOwn(TEXTS, root.lang) ? root.lang : lang, theme: root.dataset.theme }
}

/** Shown instead of the whole site when its layout failed: whole in itself, in the language of the page. */
export default function GlobalError({ error, reset }: { error: Error; reset: () => void }) {
  const [{ lang, theme }] = useState(readDocument)
  const texts = TEXTS[lang]
  return (
    <html lang={lang} data-theme={theme} suppressHydrationWarning>
      <body className="crash-site">
        <title>{texts?.title}</title>
        <style>{STYLE}</style>
        <main id="main" tabIndex={-1}>
          <div role="alert">
            <h1>{texts?.title}</h1>
            <p>{texts?.text}</p>
            <pre>{error.message}</pre>
            <button type="button" onClick={reset}>
              {texts?.again}
            </button>
          </div>
        </main>
      </body>
    </html>
  )
}
