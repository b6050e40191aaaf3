import { byModule, CHANGES_ANCHOR, moduleAnchor } from '../blog/changes'
import { translator } from '../i18n/translator'
import type { SlotData } from './slot'

/** `<Changes />`: the changes of the release under its modules. */
export const changes: SlotData = {
  headings: (_, { changes, locale }) =>
    changes.length === 0
      ? []
      : [
          { level: 2, id: CHANGES_ANCHOR, text: translator(locale, 'blog')('changes') },
          ...byModule(changes).map(({ module, label }) => ({ level: 3, id: moduleAnchor(module), text: label })),
        ],
  anchors: (_, { changes }) => changes.map(({ anchor }) => anchor),
  sections: (_, { changes }) =>
    byModule(changes).map(({ module, label, changes: inside }) => ({
      level: 2,
      id: moduleAnchor(module),
      heading: label,
      text: '',
      rows: inside.map(({ anchor, text }) => ({ id: anchor, text })),
    })),
}
