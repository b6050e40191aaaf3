'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useLayoutEffect } from 'react'
import { dropOrphanedMetadata } from '@/lib/next/head.client'
import { defineDocSidebar } from '../docs/sidebar/doc-sidebar.client'
import { mindDrawer } from '../drawer/drawer.client'
import { definePropertyFilter } from '../etl/property-filter.client'
import { defineElements } from '../mdx/elements.client'
import { keepPagesRead } from '../offline/register.client'
import { keepPositions } from '../page/scroll-position.client'
import { servePageMenus } from '../page-parts/page-menu/page-menu.client'
import { defineDocToc } from '../page-parts/toc/doc-toc.client'
import { markFoundWords } from '../search/found-words.client'
import { animateDetails } from '../ui/animate-details.client'
import { giveShellWords } from '../ui/shell-words'
import { closeMenus } from './header/close-menus.client'
import { hideNavbarOnScroll } from './header/hide-on-scroll.client'
import { restoreMarks } from './root-marks.client'

/** What listens to the whole page until the signal ends it, in the order in which the listeners are called. */
const BEHAVIOURS = [
  dropOrphanedMetadata,
  keepPositions,
  hideNavbarOnScroll,
  closeMenus,
  mindDrawer,
  servePageMenus,
  markFoundWords,
  animateDetails,
]

/** Defines the custom elements and begins the behaviours of the whole site, once. */
export function Shell() {
  const t = useTranslations('shell')
  useLayoutEffect(restoreMarks, [])
  useEffect(() => {
    giveShellWords(t)
    defineElements()
    defineDocSidebar()
    defineDocToc()
    definePropertyFilter()
    const end = new AbortController()
    for (const begin of BEHAVIOURS) begin(end.signal)
    keepPagesRead()
    performance.mark('shell-ready')
    globalThis.__shellReady?.()
    return () => end.abort()
  }, [t])
  return null
}

declare global {
  /** Set by the start script of a published page: repeats the presses that came before this moment. */
  var __shellReady: (() => void) | undefined
}
