import { parseXml, XmlCdata, XmlDeclaration, XmlElement, XmlError, type XmlNode, XmlText } from '@rgrove/parse-xml'
import { lookUp } from '../../core/look-up'
import { SVG_PROFILES, type SvgProfile } from './svg-profiles'
import { cssIssue, referenceIssue } from './svg-values'

export type SvgKind = keyof typeof SVG_PROFILES

/** Why an SVG is refused. */
export interface SvgIssue {
  /** One-based. */
  line: number
  /** Continues “the picture …”: `holds <script>`. */
  what: string
}

const PARSER = { includeOffsets: true, preserveCdata: true, preserveDocumentType: true, preserveXmlDeclaration: true }
const SVG = 'http://www.w3.org/2000/svg'
const NAMESPACES: Record<string, string> = {
  xmlns: SVG,
  'xmlns:svg': SVG,
  'xmlns:xlink': 'http://www.w3.org/1999/xlink',
}
/** Deeper nesting is no picture: it ends in a stack overflow of some reader. */
const DEEPEST = 100

/** Reads an SVG that holds what its profile lists and nothing else; otherwise says what is wrong first. */
export function readSvg(data: Uint8Array | string, kind: SvgKind): XmlElement | SvgIssue {
  const text = typeof data === 'string' ? data : decode(data)
  if (text === undefined) return { line: 1, what: 'is not in UTF-8' }
  try {
    const { root, children } = parseXml(text, PARSER)
    const profile = { ...SVG_PROFILES[kind], encodings: isAscii(text) ? ASCII_ALIKE : UTF8 }
    const found = findAmong(children, profile, 0) ?? rootIssue(root, kind)
    if (root && found === undefined) return root
    return { line: lineOf(text, found), what: found?.what ?? 'is no SVG' }
  } catch (error) {
    if (error instanceof RangeError) return { line: 1, what: TOO_DEEP }
    if (!(error instanceof XmlError)) throw error
    return { line: error.line, what: `is no SVG: ${error.message.split(/ \(line|\n/)[0]}` }
  }
}

/** Why an SVG is refused; undefined when it may be published. */
export function svgIssue(data: Uint8Array | string, kind: SvgKind): SvgIssue | undefined {
  const read = readSvg(data, kind)
  return read instanceof XmlElement ? undefined : read
}

/** Browsers follow the mark and the declaration of an encoding, so a text of another one would be read otherwise there. */
function decode(data: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(data)
  } catch {
    return undefined
  }
}

const UTF8 = /^utf-?8$/i
/** Encodings in which such a text has the same bytes; PlantUML names the first. */
const ASCII_ALIKE = /^(?:utf-?8|us-ascii|ascii|iso-8859-\d+|windows-125\d)$/i
const isAscii = (text: string): boolean => Buffer.byteLength(text) === text.length

interface Profile extends SvgProfile {
  encodings: RegExp
}

interface Found {
  node: XmlNode
  what: string
  /** The attribute it is about. */
  name?: string
}

const TOO_DEEP = 'nests its elements too deep'

const findAmong = (nodes: readonly XmlNode[], profile: Profile, depth: number): Found | undefined => {
  for (const node of nodes) {
    const found = findIn(node, profile, depth)
    if (found) return found
  }
}

function findIn(node: XmlNode, profile: Profile, depth: number): Found | undefined {
  if (node instanceof XmlCdata) return { node, what: 'holds a CDATA section' }
  if (node instanceof XmlText) return undefined
  if (node instanceof XmlDeclaration) return declarationIssue(node, profile)
  if (!(node instanceof XmlElement)) return otherIssue(node, profile)
  if (!profile.elements.has(node.name)) return { node, what: `holds <${node.name}>` }
  if (depth > DEEPEST) return { node, what: TOO_DEEP }
  return attributeIssue(node, profile) ?? styleIssue(node, profile) ?? findAmong(node.children, profile, depth + 1)
}

function declarationIssue(node: XmlDeclaration, { encodings }: Profile): Found | undefined {
  const isKnown = node.encoding === null || encodings.test(node.encoding)
  return isKnown ? undefined : { node, what: `says it is in ${node.encoding}, not in UTF-8` }
}

/** Comments are not among the nodes: the parser leaves them out. */
function otherIssue(node: XmlNode, { instructions }: SvgProfile): Found | undefined {
  const name = 'name' in node && typeof node.name === 'string' ? node.name : ''
  if (node.type === 'doctype') return { node, what: 'holds <!DOCTYPE>' }
  return instructions.has(name) ? undefined : { node, what: `holds <?${name}?>` }
}

function attributeIssue(node: XmlElement, profile: Profile): Found | undefined {
  for (const [name, value] of Object.entries(node.attributes)) {
    const isListed = profile.attributes.has(name) || profile.words.test(name)
    if (isListed && !valueIssue(node, name, value, profile)) continue
    return { node, name, what: `holds ${name}="${value.length > 40 ? `${value.slice(0, 40)}…` : value}"` }
  }
}

function valueIssue(node: XmlElement, name: string, value: string, profile: Profile): boolean {
  if (profile.words.test(name)) return false
  if (name.startsWith('xmlns')) return value !== lookUp(NAMESPACES, name)
  if (/(?:^|:)href$/.test(name)) return referenceIssue(value, profile, node.name === 'image')
  return !profile.characters.test(value) || cssIssue(value, profile)
}

function styleIssue(node: XmlElement, profile: Profile): Found | undefined {
  if (node.name !== 'style') return undefined
  const isSound = !node.children.some((child) => child instanceof XmlElement) && !cssIssue(node.text, profile)
  return isSound ? undefined : { node, what: 'holds a style sheet with an address, an escape or an unknown function' }
}

/** The width of a drawing is written into the page's own style. */
function rootIssue(node: XmlElement | null, kind: SvgKind): Found | undefined {
  if (node === null) return undefined
  if (node.name !== 'svg') return { node, what: `is no SVG: it begins with <${node.name}>` }
  const hasSize = [node.attributes.width, node.attributes.height].every((size) => /^\d+(?:\.\d+)?$/.test(size ?? ''))
  return kind === 'picture' || hasSize ? undefined : { node, what: 'has no width and height in pixels' }
}

function lineOf(text: string, found: Found | undefined): number {
  if (!found) return 1
  const at = Math.max(found.node.start, found.name === undefined ? 0 : text.indexOf(found.name, found.node.start))
  return text.slice(0, at).split('\n').length
}
