'use client'
import type { Locale } from 'next-intl'
import { type ComponentType, useEffect, useState } from 'react'

export interface DialogProps {
  locale: Locale
  onClose: () => void
}

/** The dialog behind “Save this section” in the menu of a page. Its code comes when it is asked for. */
export function SaveSection({ locale }: { locale: Locale }) {
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>()
  useEffect(() => {
    const click = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || !target.closest('[data-tool="save-section"]')) return
      import('./sections-dialog.client').then(
        ({ SectionsDialog }) => setDialog(() => SectionsDialog),
        () => undefined, // the next press tries again
      )
    }
    addEventListener('click', click)
    return () => removeEventListener('click', click)
  }, [])
  return Dialog && <Dialog locale={locale} onClose={() => setDialog(undefined)} />
}
