import type { CSSProperties } from 'react'
import { Picture, type PictureProps } from './picture'

interface FigureProps extends PictureProps {
  /** Data URI of a few blurred pixels; '' for a drawing. */
  placeholder: string
  caption?: string
  /** Texts of `doc-image` in each state, and the names of its buttons. */
  texts: { load: string; error: string; missing: string; offline: string; close: string; zoom: string }
}

/** A picture of a document with its states; `doc-image` opens it large. */
export function Figure({ placeholder, caption, texts, ...picture }: FigureProps) {
  const { load, error, missing, offline, close, zoom } = texts
  const messages = {
    'data-load': load,
    'data-error': error,
    'data-missing': missing,
    'data-offline': offline,
    'data-close': close,
  }
  const style = {
    '--w': picture.width,
    '--h': picture.height,
    backgroundImage: placeholder ? `url(${placeholder})` : undefined,
  } as CSSProperties
  return (
    <figure className="image">
      <doc-image style={style} {...messages}>
        <Picture {...picture} />
        <button type="button" aria-label={`${zoom}: ${picture.alt}`} />
      </doc-image>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
