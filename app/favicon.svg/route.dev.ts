import { defaultLocale } from '@/lib/core/routes'
import { answer } from '@/lib/dev/answer'
import { brandOf, favicon } from '@/lib/site/brand'

/** The icon of the site, made of its mark and its colour; a published site has it as a file. */
export const GET = () => answer('favicon.svg', favicon(brandOf(defaultLocale())))
