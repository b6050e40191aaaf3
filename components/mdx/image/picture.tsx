import type { BuiltImage } from '@/lib/mdx/kit'
import { PHONE } from '../../ui/breakpoints'

export type PictureProps = Pick<BuiltImage, 'src' | 'width' | 'height' | 'sources' | 'still'> & {
  alt: string
  /** Of a picture among words; a figure has a caption. */
  title?: string
}

/** As wide as the text is; a picture that its author made small needs no more. */
const sizesOf = (width: number): string =>
  width < 760 ? `(width <= ${width}px) 100vw, ${width}px` : `${PHONE} 100vw, 760px`

/** A built image in all its widths. */
export function Picture({ src, alt, title, width, height, sources, still }: PictureProps) {
  // biome-ignore lint/performance/noImgElement: built already, in every width it is needed in
  const img = <img src={src} alt={alt} title={title} width={width} height={height} loading="lazy" decoding="async" />
  if (sources.length === 0) return img
  const srcSet = sources.map((source) => `${source.src} ${source.width}w`).join(', ')
  return (
    <picture>
      {still && <source type="image/webp" media="(prefers-reduced-motion: reduce)" srcSet={still} />}
      <source type="image/webp" srcSet={srcSet} sizes={sizesOf(width)} />
      {img}
    </picture>
  )
}
