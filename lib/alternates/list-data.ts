import type { Locale } from 'next-intl'
import { getReleases } from '../blog'
import { byType } from '../blog/changes'
import { postUrl } from '../core/routes'
import { componentUrl, type Section } from '../etl'
import { catalogueGroups } from '../etl/catalogue'
import { plainText } from '../etl/text'
import { absoluteAlternate, absoluteUrl } from '../site/metadata'

/** The components of a catalogue, for programs: each with its purpose and where its own facts are. */
export const catalogueData = (section: Section, locale: Locale): object[] =>
  catalogueGroups(section).flatMap(({ group, components }) =>
    components.map((component) => {
      const url = absoluteUrl(componentUrl(component), locale)
      return {
        name: component.name,
        kind: component.kind,
        bundle: component.bundle,
        group: group.label[locale],
        summary: plainText(component.summary[locale] ?? ''),
        url,
        markdown: absoluteAlternate(componentUrl(component), locale),
        facts: `${url}.json`,
      }
    }),
  )

/** Every change of every release, the newest first. */
export const changesData = (locale: Locale): object[] =>
  getReleases(locale).flatMap(({ slug, version, date, changes }) =>
    byType(changes).map(({ anchor, type, module, moduleLabel, text, docs }) => ({
      version,
      date,
      type,
      module,
      moduleLabel,
      text,
      url: `${absoluteUrl(postUrl(slug), locale)}#${anchor}`,
      docs: docs.map((href) => absoluteUrl(href, locale)),
    })),
  )
