import { getRequestConfig } from 'next-intl/server'
import { defaultLocale, isLocale } from '../core/routes'
import { messagesOf } from './messages'

export default getRequestConfig(async ({ requestLocale }) => {
  const requested = await requestLocale
  const locale = isLocale(requested) ? requested : defaultLocale()
  return { locale, messages: messagesOf(locale), timeZone: 'UTC' }
})
