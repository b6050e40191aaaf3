/**
 * Written by `npm run icons`. The hash in the name allows permanent caching: a browser that revalidates the file draws
 * every icon again.
 */
export const ICONS_FILE = '/vendor/icons.24a260b84d.svg'
