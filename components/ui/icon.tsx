import { withBasePath } from '@/lib/routes'

/** A decorative icon of `public/icons.svg`. */
export const Icon = ({ name }: { name: string }) => (
  <svg className="icon" aria-hidden="true">
    <use href={`${withBasePath('/icons.svg')}#${name}`} />
  </svg>
)
