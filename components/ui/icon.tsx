import { ICONS_FILE } from '@/lib/icons'
import { withBasePath } from '@/lib/routes'

export type { IconName } from './icon-names'

/** A decorative icon of the sprite. */
export const Icon = ({ name }: { name: string }) => (
  <svg className="icon" aria-hidden="true">
    <use href={`${withBasePath(ICONS_FILE)}#${name}`} />
  </svg>
)
