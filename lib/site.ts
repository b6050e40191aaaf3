import { z } from 'zod'
import { hrefText, lineText } from './content/fields'
import { memo } from './content/memo'
import { type Located, readYaml } from './content/yaml'
import { contentDir } from './folders'
import { defaultLocale } from './routes'

/** Which languages it must have is judged when the file is read (lib/check/site.ts): they stand in it, too. */
const localized = z.record(z.string(), z.string().min(1))
const href = hrefText().refine(
  (text) => /^(?:\/|#|[a-z]+:)/i.test(text.trim()),
  'the address has no beginning; write https://… for another site, or /docs/… for a page of this one',
)
const link = z.strictObject({ label: localized, href })
const position = z.enum(['left', 'right']).default('right')

const navbarItem = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('link'), label: localized, href, position }),
  z.strictObject({ type: z.literal('docs'), label: localized, sidebar: z.string(), position }),
  z.strictObject({ type: z.literal('doc'), label: localized, doc: z.string(), position }),
  z.strictObject({ type: z.literal('blog'), label: localized, position }),
  z.strictObject({ type: z.literal('versions'), position }),
  z.strictObject({ type: z.literal('search'), position }),
  z.strictObject({ type: z.literal('locale'), position }),
  z.strictObject({ type: z.literal('color_mode'), position }),
])

const color = z
  .string()
  .regex(
    /^(?:#[0-9a-f]{3,8}|[a-z]+|var\(--[\w-]+\)|(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\([\d\s.,%/a-z-]*\))$/i,
    'expected a colour of CSS; write #0a5, rgb(0 160 80) or navy',
  )

const version = z.strictObject({
  /** `current` is `content/docs`; any other name is `content/versions/<name>`. */
  name: z.string().regex(/^[\w.-]+$/, 'expected letters, digits, dots and hyphens; name a folder of versions/'),
  label: lineText(),
  /** Address part after /docs; empty for the one shown at /docs itself. */
  path: z
    .string()
    .regex(/^$|^[a-z0-9][\w.-]*$/i, 'expected one part of an address, without slashes; write 1.0')
    .default(''),
  /** What the page says at its top: nothing, that it is not released yet, or that it is no longer maintained. */
  banner: z.enum(['none', 'unreleased', 'unmaintained']).default('none'),
})

const WIDTH = 'expected a width in pixels, from 16 to 4096; write [640, 1200]'

const schema = z.strictObject({
  title: lineText(),
  tagline: z.string().default(''),
  title_delimiter: z.string().default('|'),
  /** The product's word in addresses and index names. */
  slug: z.string().regex(/^[a-z0-9-]+$/, 'expected small letters, digits and hyphens; write my-product'),
  /** Address the site is published at, without a path. */
  url: z
    .string()
    .refine(
      (url) => /^https?:\/\/[^/?#\s@]+$/.test(url) && URL.canParse(url),
      'expected http:// or https:// and a host, without a path or a slash at the end; write https://docs.example.com',
    ),
  base_path: z
    .string()
    .refine(
      (text) => text === '/' || (/^(?:\/[\w~.-]+)+$/.test(text) && !/\/\.{1,2}(?:\/|$)/.test(text)),
      'must be “/” or begin with a slash and not end in one, of Latin letters, digits and hyphens; write /docs-site',
    )
    .default('/'),
  /** Links, buttons and the bar; mixed with black or white where it could not be read (lib/brand.ts). */
  accent_color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'expected a colour of six digits; write "#0a6665"')
    .optional(),
  /** The mark: a path in a square of 24, for the header, the cards and the icon of the tab. */
  logo: z
    .string()
    .regex(
      /^[Mm][\d\s.,eE+AaCcHhLlMmQqSsTtVvZz-]*$/,
      'expected the path of an SVG in a square of 24; write M4 4h16v16H4z',
    )
    .optional(),
  name: localized,
  description: localized,
  company: localized,
  email: z.email(),
  phone: z.string(),
  locales: z
    .array(
      z.strictObject({
        code: z.string().regex(/^[a-z]{2}(?:-[A-Z]{2})?$/, 'expected the code of a language; write ru, en or pt-BR'),
        label: lineText(),
      }),
    )
    .min(1)
    .superRefine((list, { addIssue }) => {
      for (const [index, { code }] of list.entries())
        if (list.findIndex((other) => other.code === code) < index)
          addIssue({
            code: 'custom',
            path: [index, 'code'],
            message: `“${code}” stands here twice; remove one of the two`,
          })
    }),
  color_mode: z.strictObject({ respect_system: z.boolean().default(true) }).prefault({}),
  navbar: z.strictObject({ hide_on_scroll: z.boolean().default(false), items: z.array(navbarItem) }),
  announcement: z
    .strictObject({
      id: z.string().min(1),
      background_color: color.optional(),
      text_color: color.optional(),
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
      edit_url: hrefText()
        .refine((text) => text.includes('{file}'), 'has no {file}; write where the path of the page’s file stands')
        .optional(),
      versions: z
        .array(version)
        .min(1)
        .prefault([{ name: 'current', label: 'Next' }]),
      last_updated: z.boolean().default(true),
    })
    .prefault({}),
  images: z
    .strictObject({
      quality: z.number().min(1).max(100).default(80),
      widths: z.array(z.int().min(16, WIDTH).max(4096, WIDTH)).min(1).default([640, 1200]),
    })
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
export const readSite = (dir = contentDir()): Located<Site> => readYaml(dir, 'site.yaml', schema)

/** Codes of the languages, which other files are read with, of a site.yaml that may be faulty elsewhere. @throws ContentError */
export const readLanguages = (): string[] =>
  readYaml(contentDir(), 'site.yaml', schema.pick({ locales: true }).strip()).value.locales.map(({ code }) => code)

/** The site of this process. */
export const getSite = memo((): Site => readSite().value)

/** Whether the navbar has the search, and pages may lead to it. */
export const hasSearch = (): boolean => getSite().navbar.items.some(({ type }) => type === 'search')

/** A text in a language, or in the default language where it has none. */
export const localize = (text: Localized, locale: string): string =>
  text[locale] ?? text[defaultLocale()] ?? Object.values(text)[0] ?? ''

/** Values that a page may print as `{site.email}`. */
export const siteValues = (site: Site, locale: string): Record<string, string> => ({
  name: localize(site.name, locale),
  company: localize(site.company, locale),
  email: site.email,
  phone: site.phone,
  url: site.url,
})
