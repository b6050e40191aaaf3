'use client'
import type { ReactNode } from 'react'
import { FallbacksProvider } from '../page/fallbacks.client'
import { SHELL } from '../ui/shell-ids'
import { Announcement } from './announcement/announcement.client'
import { BasePathBanner } from './base-path-banner'
import { DrawerView } from './drawer/drawer-view'
import { BackToTop } from './footer/back-to-top.client'
import { Footer } from './footer/footer'
import type { FrameData } from './frame-data'
import { isLink } from './header/navbar-link'
import { SiteHeader } from './header/site-header.client'
import { shellTexts } from './shell-texts'

/** What stands around every page, and in the place of one that could not be shown. */
export function Frame({ frame, children }: { frame: FrameData; children: ReactNode }) {
  const { locale, announcement, footer, items, baseUrlText } = frame
  const labels = shellTexts(locale)
  return (
    <FallbacksProvider
      labels={labels}
      drawer={<DrawerView locale={locale} links={items.filter(isLink)} labels={labels} />}
    >
      <div id={SHELL.top} tabIndex={-1}>
        <a href={`#${SHELL.main}`} className="skip-link">
          {labels.skip}
        </a>
      </div>
      <BasePathBanner labels={labels} cause={baseUrlText} />
      {announcement && <Announcement bar={announcement} locale={locale} labels={labels} />}
      <SiteHeader frame={{ ...frame, labels }} />
      <div className="place">{children}</div>
      <Footer locale={locale} {...footer} labels={labels} />
      <BackToTop label={labels.backToTop} />
    </FallbacksProvider>
  )
}
