import { type Locale, useTranslations } from 'next-intl'
import { helpUrl } from '@/lib/core/routes'
import { SiteLink } from '../../ui/site-link'
import type { FrameData } from '../frame-data'
import styles from './footer.module.css'

type FooterProps = FrameData['footer'] & { locale: Locale }

export function Footer({ columns, copyright, locale }: FooterProps) {
  const t = useTranslations('shell')
  return (
    <footer className={styles.footer}>
      <nav className={styles.columns} aria-label={t('footer')}>
        {columns.map(({ title, items }) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul>
              {items.map(({ label, href }) => (
                <li key={href}>
                  <SiteLink href={href} locale={locale} externalLabel={t('external')}>
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
        <button type="button" className="needs-js" data-keys="">
          {t('keys')}
        </button>
        <SiteLink href={helpUrl()} locale={locale}>
          {t('help')}
        </SiteLink>
      </p>
    </footer>
  )
}
