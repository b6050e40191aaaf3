import type { Locale } from 'next-intl'
import { localize } from '@/lib/content/localized'
import { memo } from '@/lib/content/memo'
import { translator } from '@/lib/i18n/translator'
import { getSite } from '@/lib/site'
import { navbarItems } from './header/navbar-items'
import type { ShellTexts } from './shell-texts'

/**
 * Everything the frame of a page shows, in one language. It lies in the payload of every page (three times: in the page,
 * in the payload and in the segment of the layout), so it is data, from which client components draw the elements.
 */
export const frameData = memo((locale: Locale) => {
  const { name, title, navbar, footer, announcement, locales, color_mode, base_path } = getSite()
  const t = translator(locale, 'shell')
  const colorMode = (mode: 'system' | 'light' | 'dark') => t('colorMode', { mode: t(`mode_${mode}`) })
  return {
    locale,
    brand: [localize(name, locale), title] as const,
    isHeaderHiding: navbar.hide_on_scroll || undefined,
    items: navbarItems(locale),
    locales: locales.map(({ code, label }) => ({ code, label })),
    colorModes: {
      ...(color_mode.respect_system && { system: colorMode('system') }),
      light: colorMode('light'),
      dark: colorMode('dark'),
    },
    announcement: announcement && {
      id: announcement.id,
      content: localize(announcement.content, locale),
      background: announcement.background_color,
      color: announcement.text_color,
      isCloseable: announcement.closeable,
    },
    footer: {
      columns: footer.columns.map((column) => ({
        title: localize(column.title, locale),
        items: column.items.map(({ label, href }) => ({ label: localize(label, locale), href })),
      })),
      copyright: localize(footer.copyright, locale),
    },
    baseUrlText: t('baseUrlText', { configured: base_path }),
  }
})

export type FrameData = ReturnType<typeof frameData>
/** With the words that are compiled into the code. */
export interface LabelledFrame extends FrameData {
  labels: ShellTexts
}
