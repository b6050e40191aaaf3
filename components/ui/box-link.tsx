import { getSite } from '@/lib/site'
import { BOX_LINK } from '@/lib/site/box'

/** Place of the link to the site's archive. Only `npm run box` knows the archive and its size, and fills it in. */
export const BoxLink = () =>
  getSite().box && (
    <p
      {...{ [BOX_LINK]: '' }}
      data-alternate-skip
      hidden
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  )
