import type { DetailedHTMLProps, HTMLAttributes } from 'react'

type CustomElement = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {
  class?: string
  [data: `data-${string}`]: string | number | boolean | undefined
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'doc-image': CustomElement
      'doc-property-filter': CustomElement
      'doc-sidebar': CustomElement
      'doc-toc': CustomElement
      'doc-tab': Omit<CustomElement, 'hidden'> & { hidden?: 'until-found' }
      'doc-tabs': CustomElement
      'doc-term': CustomElement
      'doc-video': CustomElement
    }
  }
}
