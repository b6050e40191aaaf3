import type { Issue } from '../core/problem'

/**
 * Why an author's element may not have this id; undefined when it may. Ids of the site's own hold a colon
 * (components/ui/shell-ids), so no author's id can stand in for one of them.
 */
export const idIssue = (id: string): Issue | undefined =>
  /^[\p{L}\p{N}_.-]+$/u.test(id)
    ? undefined
    : { message: `“${id}” cannot be an id`, fix: 'use letters, digits and hyphens.' }
