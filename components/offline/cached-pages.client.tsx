'use client'
import { type Locale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { type CachedPage, listCached } from './cached-list.client'
import styles from './offline.module.css'

/** A way to try again, and the pages that can be read. The page that was wanted opens when the network is back. */
export function CachedPages({ locale }: { locale: Locale }) {
  const t = useTranslations('offline')
  const [pages, setPages] = useState<CachedPage[]>()
  useEffect(() => {
    listCached(locale).then(setPages, () => setPages([])) // storage may be closed
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [locale])
  return (
    <div className={styles.cached} data-start="">
      <p>
        <button type="button" className="plain-button" onClick={reload}>
          {t('retry')}
        </button>
      </p>
      <h2>{t('here')}</h2>
      <ul>
        {pages?.map(({ href, title, lang }) => (
          <li key={href}>
            <a href={href} lang={lang}>
              {title}
            </a>
          </li>
        ))}
      </ul>
      {pages?.length === 0 && <p>{t('nothing')}</p>}
      {!pages && <p role="status">{t('looking')}</p>}
    </div>
  )
}

const reload = () => location.reload()
