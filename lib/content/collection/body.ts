import type { Body } from '../../mdx/body'
import { joinParts } from '../../mdx/file/parts'
import { findDocument } from '.'

/** Text of a page; a page made of data has none. */
export function readBody({ _id }: { _id: string }): Body {
  const document = findDocument(_id)
  if (!document?.body || !document.parts) throw new Error(`${_id} has no document with a body`)
  return joinParts(document.body.html, document.parts)
}
