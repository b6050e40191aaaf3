import { getRequestConfig } from 'next-intl/server'
import { messagesOf } from '../messages'
import { defaultLocale, locales } from '../routes'

export default getRequestConfig(async ({ requestLocale }) => {
  const requested = await requestLocale
  const locale = requested !== undefined && locales().includes(requested) ? requested : defaultLocale()
  return { locale, messages: messagesOf(locale) }
})
