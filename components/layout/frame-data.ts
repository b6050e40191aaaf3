import type { Locale } from 'next-intl'
import { localize } from '@/lib/content/localized'
import { memo } from '@/lib/core/memo'
import { getSite } from '@/lib/site'
import { navbarItems } from '../navbar/items'
import type { ColorMode } from './header/color-mode-toggle.client'

/**
 * Everything the frame of a page shows, in one language. It lies in the payload of every page (three times: in the page,
 * in the payload and in the segment of the layout), so it is data, from which client components draw the elements.
 */
export const frameData = memo((locale: Locale) => {
  const { name, title, logo, navbar, footer, announcement, locales, color_mode } = getSite()
  const modes: ColorMode[] = ['light', 'dark']
  return {
    locale,
    brand: [localize(name, locale), title, logo] as const,
    isHeaderHiding: navbar.hide_on_scroll || undefined,
    items: navbarItems(locale),
    locales: locales.map(({ code, label }) => ({ code, label })),
    /** In the order of the button, the default one first. */
    colorModes: color_mode.respect_system ? ['system' as const, ...modes] : modes,
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
  }
})

export type FrameData = ReturnType<typeof frameData>
