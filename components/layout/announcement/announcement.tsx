import { Fragment } from 'react'
import { localize, type Site } from '@/lib/site'
import { SiteLink } from '../../ui/site-link'
import { AnnouncementBar } from './announcement-bar.client'

const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/

interface AnnouncementProps {
  bar: NonNullable<Site['announcement']>
  locale: string
  labels: Record<'name' | 'close' | 'external', string>
}

/** The bar above everything, with the links of its text. */
export function Announcement({ bar, locale, labels }: AnnouncementProps) {
  // `split` with groups gives text, label, address, text, …
  const parts = localize(bar.content, locale).split(new RegExp(LINK, 'g'))
  return (
    <>
      {/* The head script has written down which bar is closed, so this rule hides it before the first paint.
          React moves it into the head, the only place where a page may have it. */}
      <style
        href="announcement"
        precedence="announcement"
      >{`html[data-closed=${cssString(bar.id)}] #announcement { display: none }`}</style>
      <AnnouncementBar
        id={bar.id}
        colors={{ background: bar.background_color, text: bar.text_color }}
        isCloseable={bar.closeable}
        labels={labels}
      >
        {parts.map((part, index) =>
          index % 3 === 2 ? null : index % 3 === 1 ? (
            <SiteLink
              key={parts[index + 1]}
              href={parts[index + 1] ?? ''}
              locale={locale}
              externalLabel={labels.external}
            >
              {part}
            </SiteLink>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
            <Fragment key={index}>{part}</Fragment>
          ),
        )}
      </AnnouncementBar>
    </>
  )
}

/** A string of CSS that cannot end the element it stands in. */
const cssString = (text: string): string =>
  `"${text.replace(/[^\w .-]/gu, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)}"`
