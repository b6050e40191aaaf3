import type { Locale } from 'next-intl'
import { withBasePath } from '../core/routes'
import { translator } from '../i18n/translator'
import { getSite } from '.'

/** Attribute of the element that holds the link; empty and hidden until there is an archive. */
export const BOX_LINK = 'data-box-link'

/** Name of the archive in the published folder. */
export const boxFile = (): string => `${getSite().slug}.zip`
export const boxUrl = (): string => withBasePath(`/${boxFile()}`)

/** What the link to the archive says. @param bytes its size */
export const boxLabel = (locale: Locale, bytes: number): string =>
  translator(locale, 'home')('box', { size: megabytes(locale, bytes) })

const megabytes = (locale: Locale, bytes: number): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }).format(bytes / 1e6)
