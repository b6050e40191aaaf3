import { helpUrl } from '@/lib/routes'
import { SiteLink } from '../../ui/site-link'
import type { FrameData } from '../frame-data'
import type { ShellTexts } from '../shell-texts'
import styles from './footer.module.css'

type FooterProps = FrameData['footer'] & { locale: string; labels: ShellTexts }

export function Footer({ columns, copyright, locale, labels }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <nav className={styles.columns} aria-label={labels.footer}>
        {columns.map(({ title, items }) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul>
              {items.map(({ label, href }) => (
                <li key={href}>
                  <SiteLink href={href} locale={locale} externalLabel={labels.external}>
                    {label}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <p>
        {copyright}
        <SiteLink href={helpUrl()} locale={locale}>
          {labels.help}
        </SiteLink>
      </p>
    </footer>
  )
}
