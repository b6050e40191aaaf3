import { type Locale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { alternateUrl, listUrl, localePath, publishedPath, withBasePath } from '@/lib/core/routes'
import { langProps } from '@/lib/i18n/direction'
import { getSite } from '@/lib/site'
import { absoluteUrl } from '@/lib/site/metadata'
import { fillReport } from '@/lib/site/report'
import { Icon } from '../../ui/icon'
import { Link } from '../../ui/link'
import menu from '../../ui/menu.module.css'
import styles from './page-menu.module.css'

interface PageMenuProps {
  /** Site path of the page. */
  path: string
  locale: Locale
  /** Of the documentation. */
  version?: string
  /** The file of its text, relative to the content folder. */
  file?: string
  /** The page has its data as JSON too. */
  hasData?: boolean
}

/** The title of a page, and beside it what a reader can do with the page (page-menu.client). */
export const PageHead = ({ children, ...menu }: PageMenuProps & { children: ReactNode }) => (
  <div className={styles.head}>
    <h1>{children}</h1>
    <PageMenu {...menu} />
  </div>
)

function PageMenu({ path, locale, version, file, hasData }: PageMenuProps) {
  const t = useTranslations('pageMenu')
  const { edit_url, report_url } = getSite().docs
  const report =
    report_url && fillReport(report_url, { page: absoluteUrl(path, locale), version: version ?? '', language: locale })
  const external = useTranslations('shell')('external')
  return (
    <details className={`${menu.menu} ${styles.menu}`} data-menu data-alternate-skip {...langProps(locale)}>
      <summary title={t('name')}>
        <Icon name="page-menu" />
      </summary>
      <ul>
        <Tool name="copy-page" label={t('copy')} />
        <li>
          <a href={withBasePath(alternateUrl(publishedPath(path, locale)))}>{t('view')}</a>
        </li>
        {hasData && (
          <li>
            <a href={`${localePath(path, locale)}.json`}>{t('facts')}</a>
          </li>
        )}
        <Tool name="copy-section" label={t('section')} />
        {edit_url && file && (
          <li>
            <Link href={edit_url.replace('{file}', file)} externalLabel={external}>
              {t('edit')}
            </Link>
          </li>
        )}
        {report && (
          <li>
            <Link
              href={fillReport(report, { section: '', words: '' })}
              data-tool="report"
              data-template={report}
              externalLabel={external}
            >
              {t('report')}
            </Link>
          </li>
        )}
        <Tool name="print" label={t('print')} />
        <Tool name="clear-marks" label={t('clearMarks')} />
        <li>
          <a href={withBasePath(listUrl(locale))}>{t('programs')}</a>
        </li>
      </ul>
    </details>
  )
}

const Tool = ({ name, label }: { name: string; label: string }) => (
  <li className="needs-js">
    <button type="button" data-tool={name}>
      {label}
    </button>
  </li>
)
