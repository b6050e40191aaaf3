import { type HomeCards, readHome } from '@/lib/home'
import { translator } from '@/lib/i18n/translator'
import { docUrl, localePath } from '@/lib/routes'
import { localize } from '@/lib/site'
import { SiteDrawer } from '../layout/site-drawer'
import { Icon } from '../ui/icon'
import styles from './home-page.module.css'

export function HomePage({ locale }: { locale: string }) {
  const home = readHome().value
  const t = translator(locale, 'home')
  return (
    <>
      <SiteDrawer locale={locale} />
      <main id="main" tabIndex={-1} className={styles.home}>
        <section className={styles.hero}>
          <HeroArt icons={home.modules.cards.map(({ icon }) => icon)} />
          <h1>{localize(home.title, locale)}</h1>
          <p>{localize(home.lead, locale)}</p>
          <a href={localePath(docUrl(''), locale)} className={styles.primary}>
            {t('readDocs')}
          </a>
        </section>
        <Cards {...home.start} locale={locale} kind="start" />
        <Cards {...home.modules} locale={locale} kind="modules" />
        <section className={styles.about}>
          <h2>{localize(home.about.title, locale)}</h2>
          <p>{localize(home.about.text, locale)}</p>
        </section>
      </main>
    </>
  )
}

/** The modules as tiles on one board: what the platform is, said without words. */
function HeroArt({ icons }: { icons: string[] }) {
  return (
    <div className={styles.art} aria-hidden="true">
      {icons.map((icon) => (
        <span key={icon}>
          <Icon name={icon} />
        </span>
      ))}
    </div>
  )
}

function Cards({ title, cards, locale, kind }: HomeCards & { locale: string; kind: 'start' | 'modules' }) {
  return (
    <section className={styles[kind]}>
      <h2>{localize(title, locale)}</h2>
      <ul>
        {cards.map((card) => (
          <li key={card.href + card.icon}>
            <a href={localePath(card.href, locale)}>
              <Icon name={card.icon} />
              <strong>{localize(card.title, locale)}</strong>
              <span>{localize(card.text, locale)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
