import type { Locale } from 'next-intl'
import { z } from 'zod'
import { hrefText, lineText, linkText } from '../content/fields'
import type { localized } from '../content/localized'
import { zodMessage } from '../content/zod-message'
import { isLanguageCode } from '../i18n/language-code'
import { navbarItem } from './navbar'

const color = z
  .string()
  .regex(
    /^(?:#[0-9a-f]{3,8}|[a-z]+|var\(--[\w-]+\)|(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\([\d\s.,%/a-z-]*\))$/i,
    zodMessage('expected a colour of CSS', 'write #0a5, rgb(0 160 80) or navy'),
  )

const version = z.strictObject({
  /** `current` is `content/docs`; any other name is `content/versions/<name>`. */
  name: z
    .string()
    .regex(/^[\w.-]+$/, zodMessage('expected letters, digits, dots and hyphens', 'name a folder of versions/')),
  label: lineText(),
  /** Address part after /docs; empty for the one shown at /docs itself. */
  path: z
    .string()
    .regex(/^$|^[a-z0-9][\w.-]*$/i, zodMessage('expected one part of an address, without slashes', 'write 1.0'))
    .default(''),
  /** Notice at the top of each page: none, “not released yet”, or “no longer maintained”. */
  banner: z.enum(['none', 'unreleased', 'unmaintained']).default('none'),
})

/** The languages of a site, the default one first. */
export const languages = z
  .array(
    z.strictObject({
      code: z
        .string()
        .refine(isLanguageCode, zodMessage('expected the code of a language (BCP 47)', 'write ru, pt-BR or zh-Hans'))
        .transform((code) => code as Locale), // what is here is a language of the site
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
          message: zodMessage(`“${code}” appears here twice`, 'remove one of the two'),
        })
  })

const WIDTH = zodMessage('expected a width in pixels, from 16 to 4096', 'write [640, 1200]')

/** Fields of site.yaml. Its texts are in the languages it names itself. */
export const siteSchema = (text: ReturnType<typeof localized>) =>
  z.strictObject({
    title: lineText(),
    tagline: z.string().default(''),
    title_delimiter: z.string().default('|'),
    /** The product's word in addresses and index names. */
    slug: z
      .string()
      .regex(/^[a-z0-9-]+$/, zodMessage('expected small letters, digits and hyphens', 'write my-product')),
    /** Address the site is published at, without a path. */
    url: z
      .string()
      .refine(
        (url) => /^https?:\/\/[^/?#\s@]+$/.test(url) && URL.canParse(url),
        zodMessage(
          'expected http:// or https:// and a host, without a path or a slash at the end',
          'write https://docs.example.com',
        ),
      ),
    base_path: z
      .string()
      .refine(
        (text) => text === '/' || (/^(?:\/[\w~.-]+)+$/.test(text) && !/\/\.{1,2}(?:\/|$)/.test(text)),
        zodMessage(
          'must be “/” or begin with a slash and not end in one, of Latin letters, digits and hyphens',
          'write /docs-site',
        ),
      )
      .default('/'),
    /** Links, buttons and the bar; mixed with black or white where it could not be read (lib/site/brand.ts). */
    accent_color: z
      .string()
      .regex(/^#[0-9a-f]{6}$/i, zodMessage('expected a colour of six digits', 'write "#0a6665"'))
      .optional(),
    /** The mark: a path in a square of 24, for the header, the cards and the icon of the tab. */
    logo: z
      .string()
      .regex(
        /^[Mm][\d\s.,eE+AaCcHhLlMmQqSsTtVvZz-]*$/,
        zodMessage('expected the path of an SVG in a square of 24', 'write M4 4h16v16H4z'),
      )
      .optional(),
    /** Pages that were read can be read again without a network (components/offline). */
    offline: z.boolean().default(true),
    name: text,
    description: text,
    company: text,
    email: z.email(),
    phone: z.string(),
    locales: languages,
    color_mode: z.strictObject({ respect_system: z.boolean().default(true) }).prefault({}),
    navbar: z.strictObject({ hide_on_scroll: z.boolean().default(false), items: z.array(navbarItem(text)) }),
    announcement: z
      .strictObject({
        id: z.string().min(1),
        background_color: color.optional(),
        text_color: color.optional(),
        closeable: z.boolean().default(true),
        content: text,
      })
      .optional(),
    footer: z.strictObject({
      columns: z.array(
        z.strictObject({ title: text, items: z.array(z.strictObject({ label: text, href: linkText() })) }),
      ),
      copyright: text,
    }),
    docs: z
      .strictObject({
        /** `{file}` stands for the path of the page's file in the content folder. */
        edit_url: hrefText()
          .refine(
            (text) => text.includes('{file}'),
            zodMessage('has no {file}', 'write where the path of the page’s file is'),
          )
          .optional(),
        /**
         * Where a mistake is reported, by mail or as an issue. `{page}`, `{section}`, `{words}`, `{version}` and
         * `{language}` stand for the address, the heading, the selected words, the version and the language.
         */
        report_url: hrefText()
          .refine(
            (text) => text.includes('{page}'),
            zodMessage('has no {page}', 'write where the address of the page is'),
          )
          .optional(),
        versions: z
          .array(version)
          .min(1)
          .prefault([{ name: 'current', label: 'Next' }]),
        last_updated: z.boolean().default(true),
      })
      .prefault({}),
    /** What programs may do with the texts; robots.txt says it, and each keeps to it of its own will. */
    programs: z
      .strictObject({
        /** Whether search engines may list the pages, assistants answer with them, models be trained on them. */
        may: z.strictObject({ search: z.boolean(), answer: z.boolean(), train: z.boolean() }).optional(),
        /** User agents that are to stay away, such as GPTBot. */
        deny: z
          .array(z.string().regex(/^[\w.-]+$/, zodMessage('expected the name of a user agent', 'write GPTBot')))
          .default([]),
      })
      .prefault({}),
    /** Whether the home page and /help offer the archive that `npm run box` makes of the site. */
    box: z.boolean().default(false),
    images: z
      .strictObject({
        quality: z.number().min(1).max(100).default(80),
        widths: z.array(z.int().min(16, WIDTH).max(4096, WIDTH)).min(1).default([640, 1200]),
      })
      .prefault({}),
  })
