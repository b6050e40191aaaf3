import { messagesOf } from '@/lib/messages'
import { docUrl, localePath } from '@/lib/routes'
import { SimplePage } from './simple-page'

/** Answers in the language of the address. */
export function NotFoundPage({ locale }: { locale: string }) {
  const { shell } = messagesOf(locale)
  return (
    <SimplePage locale={locale} title={shell.notFoundTitle}>
      <p>{shell.notFoundText}</p>
      <p>{shell.notFoundOwner}</p>
      <p>
        <a href={localePath('/', locale)}>{shell.notFoundHome}</a> · <a href={localePath(docUrl(''), locale)}>{shell.notFoundDocs}</a>
      </p>
    </SimplePage>
  )
}
