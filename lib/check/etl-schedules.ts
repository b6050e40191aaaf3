import type { Report } from './report'

/** A clock time in a sentence. Times in code are data, and those after a day are too. */
const CLOCK = /(?<![\d:–-])(?<!\d{4}-\d\d-\d\d )(?:[01]?\d|2[0-3]):[0-5]\d(?![\d:])/
/** Six or seven fields, of which one is a question mark, as the engine demands. */
const CRON = /`(?=[^`]*\?)[\d*/,?#LW-]+(?: [\d*/,?#LWA-Z-]+){5,6}`/
const ZONE = /UTC|GMT|\bTZ\b|Moscow|Москв|МСК|time zone|часов\S+ пояс/i

/** A schedule or a time of day, without the zone that it follows. */
export const lacksZone = (text: string): boolean =>
  (CRON.test(text) || CLOCK.test(text.replace(/`[^`]*`/g, ''))) && !ZONE.test(text)

const MESSAGE = 'a schedule or a time of day without its zone'
const FIX = 'say the zone in the same paragraph: CRON follows UTC.'

/** Every text inside a value, wherever it is. */
export function checkSchedules(value: unknown, report: Report, field: PropertyKey[] = []): void {
  if (typeof value === 'string') {
    if (lacksZone(value)) report(field, MESSAGE, FIX)
  } else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value))
      checkSchedules(inner, report, [...field, Array.isArray(value) ? Number(key) : key])
}

/** Lines of a page outside its blocks of code, each a paragraph or a row. */
export function schedulesWithoutZone(text: string): { line: number; message: string; fix: string }[] {
  let isCode = false
  return text.split('\n').flatMap((line, index) => {
    if (/^\s*(?:```|~~~)/.test(line)) isCode = !isCode
    return !isCode && lacksZone(line) ? [{ line: index + 1, message: MESSAGE, fix: FIX }] : []
  })
}
