import { withBasePath } from '@/lib/core/routes'
import { ICONS_FILE } from '@/lib/site/icons'

export type { IconName } from './icon-names'

/** A decorative icon of the sprite. */
export const Icon = ({ name }: { name: string }) => (
  <svg className="icon" aria-hidden="true">
    <use href={`${withBasePath(ICONS_FILE)}#${name}`} />
  </svg>
)
