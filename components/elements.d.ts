import type { DetailedHTMLProps, HTMLAttributes } from 'react'

type CustomElement = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {
  class?: string
  [data: `data-${string}`]: string | boolean | undefined
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'doc-sidebar': CustomElement
      'doc-toc': CustomElement
      'doc-term': CustomElement
      'react-island': CustomElement
    }
  }
}
