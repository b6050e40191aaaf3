import type { Locale } from 'next-intl'
import { lookUp } from '../core/look-up'
import { translator } from '../i18n/translator'
import type { EtlComponent } from './schema'

const UNITS: Record<string, string> = { ms: 'millisecond', sec: 'second', min: 'minute', hour: 'hour', day: 'day' }

/** A period of the reference in a language: `1 min` → «1 мин»; as it is when it is no number and unit. */
export function localPeriod(period: string, locale: Locale): string {
  const [, count, name = ''] = /^(\d+) (ms|sec|min|hour|day)s?$/.exec(period) ?? []
  const unit = lookUp(UNITS, name)
  return count && unit
    ? new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(Number(count))
    : period
}

/** When a component runs and how long it waits, where it says so itself. */
export function timesOf({ defaultSchedule, defaultSettings, inputRequirement }: EtlComponent, locale: Locale) {
  const period = (time: string | undefined) => (time ? localPeriod(time, locale) : '')
  const t = translator(locale, 'etl')
  const schedule = period(defaultSchedule?.period)
  const beginsFlow = inputRequirement === 'forbidden' || inputRequirement === 'allowed'
  const always = beginsFlow ? t('withoutPause') : ''
  const times = [
    { id: 'schedule', text: schedule ? t('everyPeriod', { period: schedule }) : always },
    { id: 'yield', text: period(defaultSettings?.yieldDuration) },
    { id: 'penalty', text: period(defaultSettings?.penaltyDuration) },
  ] as const
  return times.filter(({ text }) => text)
}
