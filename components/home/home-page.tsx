import { type Locale, useTranslations } from 'next-intl'
import { getPosts } from '@/lib/blog'
import { dayInWords } from '@/lib/blog/day'
import { localize } from '@/lib/content/localized'
import { blogUrl, docUrl, localePath, postUrl } from '@/lib/core/routes'
import { langProps } from '@/lib/i18n/direction'
import { hasSearch } from '@/lib/site'
import { getHome, type HomeCards } from '@/lib/site/home'
import { webSite } from '@/lib/site/structured-data'
import { Drawer } from '../drawer/drawer'
import { BoxLink } from '../ui/box-link'
import { Icon } from '../ui/icon'
import { SHELL } from '../ui/shell-ids'
import { StructuredData } from '../ui/structured-data'
import styles from './home-page.module.css'

const NEWEST = 3

export function HomePage({ locale }: { locale: Locale }) {
  const home = getHome()
  const [t, shell] = [useTranslations('home'), useTranslations('shell')]
  return (
    <>
      <Drawer locale={locale} />
      <main id={SHELL.main} tabIndex={-1} className={styles.home}>
        <div className={styles.hero}>
          <section>
            <h1>{localize(home.title, locale)}</h1>
            <p>{localize(home.lead, locale)}</p>
            <p className={styles.ways}>
              <a href={localePath(docUrl(''), locale)} className={styles.primary}>
                {t('readDocs')}
              </a>
              {hasSearch() && (
                <button type="button" data-search="" className={`${styles.secondary} needs-js`}>
                  <Icon name="search" />
                  {shell('searchPlaceholder')}
                </button>
              )}
            </p>
          </section>
          <Cards {...home.start} locale={locale} kind="start" />
        </div>
        <Newest locale={locale} />
        <Cards {...home.modules} locale={locale} kind="modules" />
        <section className={styles.about}>
          <h2>{localize(home.about.title, locale)}</h2>
          <p>{localize(home.about.text, locale)}</p>
          <BoxLink />
        </section>
        <StructuredData data={[webSite(locale)]} />
      </main>
    </>
  )
}

/** The newest releases; without releases there is no section. */
function Newest({ locale }: { locale: Locale }) {
  const t = useTranslations('home')
  const posts = getPosts(locale).slice(0, NEWEST)
  if (posts.length === 0) return null
  return (
    <section className={styles.newest} aria-labelledby="newest">
      <h2 id="newest">{t('newest')}</h2>
      <ul>
        {posts.map(({ slug, title, description, date, isFallback, file }) => (
          <li key={slug}>
            <time dateTime={date}>{dayInWords(date, locale)}</time>{' '}
            <a href={localePath(postUrl(slug), locale)} lang={isFallback ? file.page.locale : undefined}>
              {title}
            </a>
            <p {...langProps(isFallback ? file.page.locale : undefined)}>{description}</p>
          </li>
        ))}
      </ul>
      <a href={localePath(blogUrl(), locale)} className="alone">
        {t('allReleases')}
      </a>
    </section>
  )
}

function Cards({ title, cards, locale, kind }: HomeCards & { locale: Locale; kind: 'start' | 'modules' }) {
  return (
    <section className={styles[kind]}>
      <h2>{localize(title, locale)}</h2>
      <ul>
        {cards.map((card) => (
          <li key={card.href + card.icon}>
            <a href={localePath(card.href, locale)}>
              <Icon name={card.icon} />
              <strong>{localize(card.title, locale)}</strong> <span>{localize(card.text, locale)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
