'use client'
import { useLayoutEffect } from 'react'
import { hidePage } from '../page/shown-page.client'

/** Shown instead of a page whose code failed. Its texts wait in the layout, because no props reach it. */
export function CrashScreen({ error, reset }: { error: Error; reset: () => void }) {
  useLayoutEffect(hidePage, [])
  const texts = document.getElementById('crash-texts')?.dataset
  return (
    <main id="main" tabIndex={-1}>
      <div className="crash" role="alert">
        <h1>{texts?.title}</h1>
        <p>{texts?.text}</p>
        <pre>{error.message}</pre>
        <button type="button" onClick={reset}>
          {texts?.again}
        </button>
      </div>
    </main>
  )
}
