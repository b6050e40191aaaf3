import { PHONE } from '../../ui/breakpoints'

export interface PictureProps {
  /** Fallback in the original format. */
  src: string
  alt: string
  width: number
  height: number
  /** Modern format, narrowest first. */
  sources: { src: string; width: number }[]
}

const SIZES = `${PHONE} 100vw, 760px`

/** A built image in all its widths. */
export function Picture({ src, alt, width, height, sources }: PictureProps) {
  // biome-ignore lint/performance/noImgElement: built already, in every width it is needed in
  const img = <img src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
  if (sources.length === 0) return img
  const srcSet = sources.map((source) => `${source.src} ${source.width}w`).join(', ')
  return (
    <picture>
      <source type="image/webp" srcSet={srcSet} sizes={SIZES} />
      {img}
    </picture>
  )
}
