import type { ReactNode } from 'react'
import { ScrollBox } from '../prose/scroll-box'

interface CodeFigureProps {
  title?: string
  language?: string
  isNumbered: boolean
  labels: Record<'copy' | 'wrap' | 'code', string>
  /** Lines of the highlighter. */
  children?: ReactNode
}

/** A block of code with its title and its tools (code-tools.client). */
export const CodeFigure = ({ title, language, isNumbered, labels, children }: CodeFigureProps) => (
  <figure className={title ? 'code' : 'code bare'}>
    {(title || language) && (
      <figcaption>
        {title && (
          <>
            <span className="code-title">{title}</span>{' '}
          </>
        )}
        <span className="code-lang">{language}</span>
      </figcaption>
    )}
    <div className="code-tools">
      <button type="button" data-act="wrap" aria-pressed="false" title={labels.wrap} aria-label={labels.wrap} />
      <button type="button" data-act="copy" title={labels.copy} aria-label={labels.copy} />
    </div>
    <ScrollBox
      as="pre"
      label={title || [labels.code, language].filter(Boolean).join(' ')}
      className={isNumbered ? 'numbered' : undefined}
    >
      <code>{children}</code>
    </ScrollBox>
  </figure>
)
