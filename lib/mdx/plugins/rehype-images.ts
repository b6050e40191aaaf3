import type { Element, ElementContent, Root } from 'hast'
import { lookUp } from '../../core/look-up'
import { isOutside } from '../../core/routes'
import type { Compilation } from '../compilation'
import { type ComponentNode, componentNode, isComponent, isJsx } from '../component-node'
import { INLINE } from '../inline'
import type { BuiltImage, Kit, PageContext } from '../kit'
import { isSlot } from './rehype-slots'
import { visit } from './visit'

type Parent = Element | ComponentNode | Root

/** Replaces `<img>` by built images: a figure, or an inline picture among words. */
export function rehypeImages(compilation: Compilation) {
  const { kit, context } = compilation
  return async (tree: Root) => {
    const found: { node: Element; parent: Parent; index: number }[] = []
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName === 'img' && index !== undefined && parent && !isJsx(parent)) found.push({ node, parent, index })
    })
    for (const { node, parent, index } of found) {
      const image = await readImage(node, compilation)
      if (image)
        parent.children[index] = imageNode(node, sized(node, image, compilation), isAmongWords(parent, kit), context)
    }
    unwrapBlocks(tree, compilation)
  }
}

/** The built image; undefined, with a problem, for one that is not there. */
async function readImage(node: Element, { context, report }: Compilation): Promise<BuiltImage | undefined> {
  const src = String(node.properties.src ?? '')
  const image = isOutside(src) ? undefined : await context.image(src)
  if (isOutside(src))
    report(node, {
      message: `the image ${src} lies on another site`,
      fix: 'put the file beside the page and write ./media/name.png.',
    })
  else if (image === undefined)
    report(node, {
      message: `there is no image at ${src}`,
      fix: 'the path is counted from the page, for example ./media/name.png.',
    })
  else if (!node.properties.alt)
    report(node, {
      severity: 'warning',
      message: `the image ${src} has no description`,
      fix: 'say between the square brackets what it shows.',
    })
  return image
}

/** Attributes of `<img>` that something is made of. */
const UNDERSTOOD = new Set(['src', 'alt', 'title', 'width', 'height'])

/** The image in the width that its author wants; its height follows. */
function sized({ properties, position }: Element, image: BuiltImage, { report }: Compilation): BuiltImage {
  const warn = (message: string, fix: string) => report(position?.start.line, { severity: 'warning', message, fix })
  for (const name of Object.keys(properties))
    if (!UNDERSTOOD.has(name)) warn(`<img>: the attribute ${name} has no effect`, 'remove it.')
  const [wide, high] = [properties.width, properties.height].map((value) => Number(value ?? 0))
  if (!isSize(wide) || !isSize(high)) {
    warn(`<img>: width and height are numbers of pixels`, 'write width="400", or leave it out.')
    return image
  }
  const width = wide || Math.round((high * image.width) / image.height) || image.width
  const height = Math.round((image.height * width) / image.width)
  if (wide && high && Math.abs(high - height) > 1)
    warn(`<img>: ${wide} × ${high} would distort the picture`, `leave height out: it is ${height}.`)
  return { ...image, width, height }
}
const isSize = (value: number | undefined): value is number => Number.isInteger(value) && Number(value) >= 0

const FLOW = new Set(['li', 'td', 'th', 'dd', 'div', 'section', 'aside', 'details', 'blockquote'])

/** An image in a sentence or a link remains inline: a figure with a button is not allowed there. */
function isAmongWords(parent: Parent, kit: Kit): boolean {
  if (parent.type === 'root') return false
  if (isComponent(parent)) return lookUp(kit.parts, parent.name)?.takesWords === true
  if (FLOW.has(parent.tagName)) return false
  const isImage = (child: ElementContent) =>
    isComponent(child, 'Figure') || (child.type === 'element' && child.tagName === 'img')
  return parent.tagName !== 'p' || !meaningfulChildren(parent).every(isImage)
}

function imageNode(node: Element, image: BuiltImage, isAmong: boolean, { t }: PageContext): ComponentNode {
  const alt = String(node.properties.alt ?? '')
  const { src, width, height, sources, still, placeholder } = image
  const picture = { src, alt, width, height, sources, still }
  const caption = node.properties.title ? String(node.properties.title) : undefined
  if (isAmong) return componentNode('Picture', { ...picture, title: caption }, [])
  const zoomLabel = `${t('zoom')}: ${alt}`
  return componentNode('Figure', { ...picture, placeholder, caption, zoomLabel }, [])
}

/** HTML allows no block in a paragraph (`<dl>` on one line makes one): a paragraph with blocks only is unwrapped. */
function unwrapBlocks(tree: Root, { kit, report }: Compilation): void {
  const isBlock = (node: ElementContent): boolean => {
    if (node.type === 'element') return node.tagName !== 'br' && !INLINE.has(node.tagName)
    if (!isComponent(node)) return false
    const { name } = node
    if (isSlot(node, kit)) return false // inside something else it is reported anyway
    return name === 'Figure' || (name !== 'Picture' && lookUp(kit.parts, name)?.isInline !== true)
  }
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName !== 'p' || index === undefined || !parent) return
    const meaningful = meaningfulChildren(node)
    const block = meaningful.find(isBlock)
    if (block === undefined) return
    if (meaningful.every(isBlock)) {
      parent.children.splice(index, 1, ...meaningful)
      return index
    }
    report(block, {
      message: `<${nameOf(block)}> is in a sentence`,
      fix: 'put it on its own line, with an empty line above and below.',
    })
  })
}

const nameOf = (node: ElementContent): unknown => ('tagName' in node ? node.tagName : 'name' in node && node.name)

const meaningfulChildren = (node: Element): ElementContent[] =>
  node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '')
