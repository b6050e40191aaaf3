import { z } from 'zod'
import { type Localized, localized } from '../content/localized'
import { type Located, readOptionalYaml } from '../content/yaml'

export type SidebarItem = string | SidebarCategory
export interface SidebarCategory {
  category: string
  label: Localized
  /** Page the category itself leads to. */
  link?: string
  items?: SidebarItem[]
  /** Instead of items: every page under this folder, in the order of their titles. */
  folder?: string
}
const category: z.ZodType<SidebarCategory> = z.lazy(() =>
  z.strictObject({
    category: z.string().min(1),
    label: localized(),
    link: z.string().optional(),
    items: z.array(z.union([z.string(), category])).optional(),
    folder: z.string().optional(),
  }),
)
const schema = z.record(z.string(), z.array(z.union([z.string(), category])))
export type Sidebars = z.infer<typeof schema>

/** `sidebars.yaml` of a version: the order of the pages, stated once for all languages. A page is named by its path, the start page by `index`. */
export const readSidebars = (contentDir: string, version: string): Located<Sidebars> =>
  readOptionalYaml(contentDir, sidebarsFile(version), schema, {})

export const sidebarsFile = (version: string): string =>
  version === 'current' ? 'sidebars.yaml' : `versions/${version}/sidebars.yaml`

/** Path of a page as sidebars.yaml names it → path in addresses. */
export const sidebarPath = (id: string): string => (id === 'index' ? '' : id)
