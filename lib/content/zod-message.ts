import type { Issue } from '../core/problem'

/** What a schema of ours says of a wrong value. Zod carries one text, and each part may hold any character, so it is JSON. */
export const zodMessage = (message: string, fix: string): string => JSON.stringify({ message, fix })

/** The reverse; undefined for a text that zod has made. */
export function readZodMessage(text: string): Issue | undefined {
  if (!text.startsWith('{"message":')) return undefined
  const { message, fix } = JSON.parse(text) as Issue
  return { message, fix: /[.?]$/.test(fix) ? fix : `${fix}.` }
}
