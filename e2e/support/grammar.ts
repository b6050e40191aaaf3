import fs from 'node:fs'
import path from 'node:path'
import { RelaxNGValidator, XmlDocument, XsdValidator } from 'libxml2-wasm'

const grammar = (name: string): XmlDocument =>
  XmlDocument.fromBuffer(fs.readFileSync(path.join(import.meta.dirname, 'grammars', name)))
const atom = RelaxNGValidator.fromDoc(grammar('atom.rng'))
const sitemap = XsdValidator.fromDoc(grammar('sitemap.xsd'))

/** @throws XmlValidateError naming the first rule that is broken */
export const validateAtom = (xml: string): void => atom.validate(XmlDocument.fromString(xml))
/** @throws XmlValidateError naming the first rule that is broken */
export const validateSitemap = (xml: string): void => sitemap.validate(XmlDocument.fromString(xml))
