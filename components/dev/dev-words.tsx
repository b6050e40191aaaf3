import { type Locale, NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { messagesOf } from '@/lib/i18n/messages'

/** The words of what only the development server draws, also where the layout of all pages is not. */
export const DevWords = ({ locale, children }: { locale: Locale; children: ReactNode }) => (
  <NextIntlClientProvider locale={locale} messages={{ dev: messagesOf(locale).dev }}>
    {children}
  </NextIntlClientProvider>
)
