import type { Locale } from 'next-intl'
import { localePath } from '@/lib/core/routes'
import { componentUrl, type EtlComponent, findComponent, propertyId } from '@/lib/etl'
import { type Piece, splitText } from '@/lib/etl/text'
import { isLongCode } from '@/lib/mdx/plugins/rehype-long-code'
import { setType } from '@/lib/mdx/plugins/rehype-typography'
import { ComponentName } from './component-name'

interface RichTextProps {
  text: string
  /** The component whose page it is. */
  self: EtlComponent
  locale: Locale
}

/** A text of the reference, with links for the names of components and of this component's properties. */
export const RichText = ({ text, self, locale }: RichTextProps) =>
  splitText(text).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: words may repeat, and a still page never changes
    <PieceOfText key={`${index} ${piece.text}`} piece={piece} self={self} locale={locale} />
  ))

/** The name of another component is a link to it, everything else is code. */
export function CodeOrComponent({ text, self, locale }: RichTextProps) {
  const component = text === self.name ? undefined : findComponent(text)
  return component ? (
    <a href={localePath(componentUrl(component), locale)}>
      <ComponentName name={text} />
    </a>
  ) : (
    <code className={isLongCode(text) ? 'long' : undefined}>{text}</code>
  )
}

function PieceOfText({ piece: { kind, text }, self, locale }: { piece: Piece; self: EtlComponent; locale: Locale }) {
  if (kind === 'text') return setType(text, locale)
  if (kind === 'code') return <CodeOrComponent text={text} self={self} locale={locale} />
  const name = text.slice(1, -1)
  const property = self.properties.find(({ displayName }) => displayName === name)
  if (!property) return text
  return (
    <>
      {text.at(0)}
      <a href={`#${propertyId(property)}`}>{name}</a>
      {text.at(-1)}
    </>
  )
}
