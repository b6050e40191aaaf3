import { getRequestConfig } from 'next-intl/server'
import { messagesOf } from '../messages'
import { defaultLocale, isLocale } from '../routes'

export default getRequestConfig(async ({ requestLocale }) => {
  const requested = await requestLocale
  const locale = isLocale(requested) ? requested : defaultLocale()
  return { locale, messages: messagesOf(locale) }
})
