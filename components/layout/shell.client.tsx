'use client'
import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { defineDocSidebar } from '../docs/sidebar/doc-sidebar.client'
import { defineDocToc } from '../docs/toc/doc-toc.client'
import { defineIslands } from '../islands/react-island.client'
import { defineElements } from '../mdx/elements.client'
import { announcePage, rememberTitle } from '../page/announce-page.client'
import { finishProgress } from '../page/progress.client'
import { followLinks } from '../page/soft-links.client'
import { afterPaint } from '../ui/after-paint.client'
import { animateDetails } from '../ui/animate-details.client'
import { closeAnnouncement } from './announcement/announcement.client'
import { mindDrawer } from './drawer/drawer.client'
import { followScroll } from './footer/back-to-top.client'
import { hideNavbarOnScroll } from './header/hide-on-scroll.client'
import { closeMenus, markPlace, pointLocaleLinks } from './header/menus.client'

/** Everything that must run in the browser outside the text of a page. Draws nothing. */
export function Shell({ home }: { home: string }) {
  const router = useRouter()
  const pathname = usePathname()
  const isFirst = useRef(true)

  useEffect(() => {
    defineElements()
    defineDocSidebar()
    defineDocToc()
    defineIslands()
    const cleanups = [
      followLinks(router),
      followScroll(),
      hideNavbarOnScroll(),
      closeMenus(),
      mindDrawer(),
      closeAnnouncement(),
      animateDetails(),
    ]
    performance.mark('shell-ready')
    globalThis.__shellReady?.()
    return () => {
      for (const clean of cleanups) clean()
    }
  }, [router])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for every page that is shown
  useEffect(() => {
    pointLocaleLinks(home)
    markPlace()
    if (isFirst.current) {
      isFirst.current = false
      rememberTitle()
    } else {
      finishProgress()
      afterPaint(announcePage)
    }
  }, [pathname])
  return null
}

declare global {
  /** Set by the start script of a published page: repeats the presses that came before this moment. */
  var __shellReady: (() => void) | undefined
}
