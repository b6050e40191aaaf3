/** Written by `npm run icons`. The hash in the name lets it be cached for ever: a browser that revalidates it draws every icon again. */
export const ICONS_FILE = '/vendor/icons.bfad8cd879.svg'
