import { brandOf, favicon } from '@/lib/brand'
import { defaultLocale } from '@/lib/routes'

export const dynamic = 'force-static'

/** The icon of the site, made of its mark and its colour. */
export const GET = () =>
  new Response(favicon(brandOf(defaultLocale())), { headers: { 'content-type': 'image/svg+xml' } })
