import type { CSSProperties } from 'react'
import { Picture, type PictureProps } from './picture'

interface FigureProps extends PictureProps {
  /** Data URI of a few blurred pixels; '' for a drawing. */
  placeholder: string
  caption?: string
  /** Name of the button that enlarges the picture. */
  zoomLabel: string
}

/** A picture of a document with its states; `doc-image` opens it large. */
export function Figure({ placeholder, caption, zoomLabel, ...picture }: FigureProps) {
  const style = {
    '--w': picture.width,
    '--h': picture.height,
    backgroundImage: placeholder ? `url(${placeholder})` : undefined,
  } as CSSProperties
  return (
    <figure className="image">
      <doc-image style={style}>
        <Picture {...picture} />
        <button type="button" aria-label={zoomLabel} />
      </doc-image>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
