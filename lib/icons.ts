/** Written by `npm run icons`. The hash in the name lets it be cached for ever: a browser that asks for it anew draws every icon anew. */
export const ICONS_FILE = '/vendor/icons.e0d478f385.svg'
