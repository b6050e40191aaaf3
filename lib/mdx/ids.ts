/** Ids that packages of the site look for. */
export const TAKEN_IDS: readonly string[] = ['nprogress']

/**
 * Why an author's element may not have this id; undefined when it may. Ids of the site's own hold a colon
 * (components/ui/shell-ids), so no author's id can stand in for one of them.
 */
export function idFault(id: string): { message: string; fix: string } | undefined {
  if (!/^[\p{L}\p{N}_.-]+$/u.test(id))
    return { message: `“${id}” cannot be an id`, fix: 'use letters, digits and hyphens.' }
  if (TAKEN_IDS.includes(id))
    return { message: `“${id}” is an id of the site’s own`, fix: `write another, for example ${id}-1.` }
  return undefined
}
