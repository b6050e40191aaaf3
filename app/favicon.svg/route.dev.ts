import { answer } from '@/lib/answer'
import { brandOf, favicon } from '@/lib/brand'
import { defaultLocale } from '@/lib/routes'

/** The icon of the site, made of its mark and its colour; a published site has it as a file. */
export const GET = () => answer('favicon.svg', favicon(brandOf(defaultLocale())))
