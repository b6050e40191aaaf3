'use client'
import { type Locale, useTranslations } from 'next-intl'
import { Fragment, useEffect } from 'react'
import { Icon } from '../../ui/icon'
import { SHELL } from '../../ui/shell-ids'
import { SiteLink } from '../../ui/site-link'
import { recall } from '../../ui/storage.client'
import type { FrameData } from '../frame-data'
import styles from './announcement.module.css'
import { CLOSED, closeAnnouncementOnPress } from './close'

const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/

interface AnnouncementProps {
  /** Closing is stored with its id, so the next announcement is shown again. */
  bar: NonNullable<FrameData['announcement']>
  locale: Locale
}

/** The bar above everything. Whether it is shown is an attribute of the root element, known before the first paint. */
export function Announcement({ bar, locale }: AnnouncementProps) {
  const t = useTranslations('shell')
  useEffect(() => {
    // A published page has listened from the start (start-script.ts).
    if (process.env.NODE_ENV === 'development') closeAnnouncementOnPress()
  }, [])
  useEffect(() => {
    const follow = () => mark(recall(CLOSED))
    // Another tab has closed it, or this page comes back from the back/forward cache.
    const listeners = new AbortController()
    for (const type of ['storage', 'pageshow']) addEventListener(type, follow, listeners)
    return () => listeners.abort()
  }, [])
  return (
    <>
      {/* The head script has written down which bar is closed, so this rule hides it before the first paint.
          React moves it into the head, the only place where a page may have it. */}
      <style
        href="announcement"
        precedence="announcement"
      >{`html[data-closed=${cssString(bar.id)}] #site\\:announcement { display: none }`}</style>
      <section
        className={styles.bar}
        id={SHELL.announcement}
        aria-label={t('announcement')}
        style={{ backgroundColor: bar.background, color: bar.color }}
      >
        <p>
          <LinkedText text={bar.content} locale={locale} />
        </p>
        {bar.isCloseable && (
          <button type="button" className="needs-js" data-close={bar.id} aria-label={t('closeAnnouncement')}>
            <Icon name="close" />
          </button>
        )}
      </section>
    </>
  )
}

/** A text with links as in Markdown. */
function LinkedText({ text, locale }: { text: string; locale: Locale }) {
  const t = useTranslations('shell')
  // `split` with groups gives text, label, address, text, …
  const parts = text.split(new RegExp(LINK, 'g'))
  return parts.map((part, index) =>
    index % 3 === 2 ? null : index % 3 === 1 ? (
      <SiteLink key={parts[index + 1]} href={parts[index + 1] ?? ''} locale={locale} externalLabel={t('external')}>
        {part}
      </SiteLink>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
      <Fragment key={index}>{part}</Fragment>
    ),
  )
}

function mark(closed: string | undefined): void {
  if (closed !== undefined) document.documentElement.dataset.closed = closed
}

/** A string of CSS that cannot end the element it is in. */
const cssString = (text: string): string =>
  `"${text.replace(/[^\w .-]/gu, (character) => `\\${character.codePointAt(0)?.toString(16)} `)}"`
