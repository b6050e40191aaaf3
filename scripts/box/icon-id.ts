/** Id of an icon in a page of the box. */
export const iconId = (name: string): string => `site:icon-${name}`
