'use client'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { listUrl, withBasePath } from '@/lib/core/routes'
import { DrawerView } from '../drawer/drawer-view'
import { FallbackDrawer } from '../drawer/fallback-drawer.client'
import { isLink } from '../navbar/link'
import { Navigation } from '../page/navigation.client'
import { SHELL } from '../ui/shell-ids'
import { Announcement } from './announcement/announcement.client'
import { BasePathBanner } from './base-path-banner'
import { BackToTop } from './footer/back-to-top.client'
import { Footer } from './footer/footer'
import type { FrameData } from './frame-data'
import { SiteHeader } from './header/site-header.client'
import { Keys } from './keys/keys.client'

/** What is around every page, and in the place of one that could not be shown. */
export function Frame({ frame, children }: { frame: FrameData; children: ReactNode }) {
  const { locale, announcement, footer, items } = frame
  const t = useTranslations('shell')
  return (
    <FallbackDrawer value={<DrawerView locale={locale} links={items.filter(isLink)} />}>
      <div id={SHELL.top} tabIndex={-1}>
        <a href={`#${SHELL.main}`} className="skip-link">
          {t('skip')}
        </a>
        {/* Programs that read HTML look for it near the top. */}
        <a href={withBasePath(listUrl(locale))} hidden>
          llms.txt
        </a>
      </div>
      <BasePathBanner />
      {announcement && <Announcement bar={announcement} locale={locale} />}
      <SiteHeader frame={frame} />
      <Navigation>{children}</Navigation>
      <Footer locale={locale} {...footer} />
      <BackToTop label={t('backToTop')} />
      <Keys />
    </FallbackDrawer>
  )
}
