import { getRequestConfig } from 'next-intl/server'
import { defaultLocale, locales } from '../routes'

export default getRequestConfig(async ({ requestLocale }) => {
  const requested = await requestLocale
  const locale = requested !== undefined && locales().includes(requested) ? requested : defaultLocale()
  return { locale, messages: (await import(`../../messages/${locale}.json`)).default }
})
