import { DevTools } from '@/components/page/dev-tools'
import { messagesOf } from '@/lib/messages'
import { defaultLocale, localePath } from '@/lib/routes'

const { shell } = messagesOf(defaultLocale())
export const metadata = { title: shell.notFoundTitle }

/** For the development server; a published site has the 404 page of each language (app/[locale]/404). */
export default function GlobalNotFound() {
  return (
    <html lang={defaultLocale()}>
      <body>
        <h1>{shell.notFoundTitle}</h1>
        <p>{shell.notFoundText}</p>
        <a href={localePath('/', defaultLocale())}>{shell.notFoundHome}</a>
        {/* The page may be written now. */}
        <DevTools locale={defaultLocale()} />
      </body>
    </html>
  )
}
