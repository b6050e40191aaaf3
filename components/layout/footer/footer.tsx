import { localize, type Site } from '@/lib/site'
import { SiteLink } from '../../ui/site-link'
import styles from './footer.module.css'

export function Footer({
  site,
  locale,
  labels,
}: {
  site: Site
  locale: string
  labels: { name: string; external: string }
}) {
  return (
    <footer className={styles.footer}>
      <nav className={styles.columns} aria-label={labels.name}>
        {site.footer.columns.map((column) => (
          <section key={localize(column.title, locale)}>
            <h2>{localize(column.title, locale)}</h2>
            <ul>
              {column.items.map((item) => (
                <li key={item.href}>
                  <SiteLink href={item.href} locale={locale} externalLabel={labels.external}>
                    {localize(item.label, locale)}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <p>{localize(site.footer.copyright, locale)}</p>
    </footer>
  )
}
