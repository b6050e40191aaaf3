import type { Site } from '@/lib/site'
import { localize } from '@/lib/site'
import { Icon } from '../../ui/icon'
import { SiteLink } from '../../ui/site-link'
import styles from './announcement.module.css'

const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/

/** The bar above everything. A dismissed one is hidden by the head script before the first paint. */
export function Announcement({
  bar,
  locale,
  labels,
}: {
  bar: NonNullable<Site['announcement']>
  locale: string
  labels: { name: string; close: string; external: string }
}) {
  const parts = localize(bar.content, locale).split(new RegExp(LINK, 'g'))
  return (
    <section
      className={styles.bar}
      id="announcement"
      data-id={bar.id}
      aria-label={labels.name}
      style={{ backgroundColor: bar.background_color, color: bar.text_color }}
    >
      <p>
        {/* `split` with groups gives text, label, address, text, … */}
        {parts.map((part, index) =>
          index % 3 === 0 ? (
            part
          ) : index % 3 === 1 ? (
            <SiteLink key={part} href={parts[index + 1] ?? ''} locale={locale} externalLabel={labels.external}>
              {part}
            </SiteLink>
          ) : null,
        )}
      </p>
      {bar.closeable && (
        <button type="button" className="needs-js" data-act="close-announcement" aria-label={labels.close}>
          <Icon name="close" />
        </button>
      )}
    </section>
  )
}
