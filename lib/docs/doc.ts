import type { Collected } from '../content/collection'

/** A page of the documentation: a file of the collection, or a component of the ETL reference. */
export type Doc = Omit<Collected<'Doc'>, 'type'> & {
  /** `EtlComponent` is a page made of data: components/etl draws its text, and it has no body file. */
  type: 'Doc' | 'EtlComponent'
}
