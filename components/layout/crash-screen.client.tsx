'use client'

/** Holds the texts of the crash screen in the page's language: the screen itself is drawn where no props reach. */
export const CrashTexts = (texts: Record<'title' | 'text' | 'again', string>) => <template id="crash-texts" data-title={texts.title} data-text={texts.text} data-again={texts.again} />

/** Shown instead of a page whose code failed. */
export function CrashScreen({ error, reset }: { error: Error; reset: () => void }) {
  const texts = document.getElementById('crash-texts')?.dataset
  return (
    <main id="main" className="crash" role="alert">
      <h1>{texts?.title}</h1>
      <p>{texts?.text}</p>
      <pre>{error.message}</pre>
      <button type="button" onClick={reset}>
        {texts?.again}
      </button>
    </main>
  )
}
