import { z } from 'zod'
import { memo } from './content/memo'
import { readYaml } from './content/yaml'
import { contentDir } from './folders'

const localized = z.record(z.string(), z.string())
const link = z.strictObject({ label: localized, href: z.string() })
const position = z.enum(['left', 'right']).default('right')

const navbarItem = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('link'), label: localized, href: z.string(), position }),
  z.strictObject({ type: z.literal('docs'), label: localized, sidebar: z.string(), position }),
  z.strictObject({ type: z.literal('doc'), label: localized, doc: z.string(), position }),
  z.strictObject({ type: z.literal('blog'), label: localized, position }),
  z.strictObject({ type: z.literal('versions'), position }),
  z.strictObject({ type: z.literal('search'), position }),
  z.strictObject({ type: z.literal('locale'), position }),
  z.strictObject({ type: z.literal('color_mode'), position }),
])

const version = z.strictObject({
  /** `current` is `content/docs`; any other name is `content/versions/<name>`. */
  name: z.string(),
  label: z.string(),
  /** Address part after /docs; empty for the one shown at /docs itself. */
  path: z.string().default(''),
  /** What the page says at its top: nothing, that it is not released yet, or that it is no longer maintained. */
  banner: z.enum(['none', 'unreleased', 'unmaintained']).default('none'),
})

const schema = z.strictObject({
  title: z.string(),
  tagline: z.string().default(''),
  title_delimiter: z.string().default('|'),
  /** The product's word in addresses and index names. */
  slug: z.string().regex(/^[a-z0-9-]+$/),
  /** Address the site is published at, without a path. */
  url: z.url().refine((url) => !url.endsWith('/'), 'must not end in a slash'),
  base_path: z
    .string()
    .regex(/^\/$|^\/.*[^/]$/, 'must be “/” or begin with a slash and not end in one')
    .default('/'),
  name: localized,
  description: localized,
  company: localized,
  email: z.email(),
  phone: z.string(),
  locales: z.array(z.strictObject({ code: z.string(), label: z.string() })).min(1),
  color_mode: z.strictObject({ respect_system: z.boolean().default(true) }).prefault({}),
  navbar: z.strictObject({ hide_on_scroll: z.boolean().default(false), items: z.array(navbarItem) }),
  announcement: z
    .strictObject({
      id: z.string(),
      background_color: z.string().optional(),
      text_color: z.string().optional(),
      closeable: z.boolean().default(true),
      content: localized,
    })
    .optional(),
  footer: z.strictObject({
    columns: z.array(z.strictObject({ title: localized, items: z.array(link) })),
    copyright: localized,
  }),
  docs: z
    .strictObject({
      /** `{file}` stands for the path of the page's file in the content folder. */
      edit_url: z.string().optional(),
      versions: z
        .array(version)
        .min(1)
        .prefault([{ name: 'current', label: 'Next' }]),
      last_updated: z.boolean().default(true),
    })
    .prefault({}),
  images: z
    .strictObject({ quality: z.number().min(1).max(100).default(80), widths: z.array(z.number()).default([640, 1200]) })
    .prefault({}),
})

export type Site = z.infer<typeof schema>
export type NavbarItem = Site['navbar']['items'][number]
export type DocsVersion = Site['docs']['versions'][number]
export type Localized = z.infer<typeof localized>

/**
 * Reads and validates `site.yaml`.
 * @throws ContentError listing every field that is wrong
 */
export function readSite(dir = contentDir()): { site: Site; lineOf: (field: PropertyKey[]) => number | undefined } {
  const { value, lineOf } = readYaml(dir, 'site.yaml', schema)
  return { site: value, lineOf }
}

/** The site of this process. */
export const getSite = memo((): Site => readSite().site)

/** A text of site.yaml in a language, or in the default language where it has none. */
export const localize = (text: Localized, locale: string): string => text[locale] ?? Object.values(text)[0] ?? ''

/** Values that a page may print as `{site.email}`. */
export const siteValues = (site: Site, locale: string): Record<string, string> => ({
  name: localize(site.name, locale),
  company: localize(site.company, locale),
  email: site.email,
  phone: site.phone,
  url: site.url,
})
