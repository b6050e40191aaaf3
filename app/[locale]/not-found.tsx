import { getLocale } from 'next-intl/server'
import { NotFoundPage } from '@/components/layout/not-found-page'

export default async function NotFound() {
  return <NotFoundPage locale={await getLocale()} />
}
