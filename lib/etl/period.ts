import type { Locale } from 'next-intl'
import { lookUp } from '../core/look-up'

const UNITS: Record<string, string> = { ms: 'millisecond', sec: 'second', min: 'minute', hour: 'hour', day: 'day' }

/** A period of the reference in a language: `1 min` → «1 мин»; as it is when it is no number and unit. */
export function localPeriod(period: string, locale: Locale): string {
  const [, count, name = ''] = /^(\d+) (ms|sec|min|hour|day)s?$/.exec(period) ?? []
  const unit = lookUp(UNITS, name)
  return count && unit
    ? new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(Number(count))
    : period
}
