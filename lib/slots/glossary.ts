import { letterAnchor, termsByLetter, termsIn } from '../docs/glossary'
import type { SlotData } from './slot'

/** `<Glossary />`: the terms of glossary.yaml. */
export const glossary: SlotData = {
  anchors: (_, { locale }) =>
    termsByLetter(locale).flatMap(({ letter, entries }) => [letterAnchor(letter), ...entries.map(({ id }) => id)]),
  sections: (_, { locale }) =>
    termsIn(locale).map(({ id, label, definition, others }) => {
      const names = others.map(({ term }) => term)
      return { level: 2, id, heading: label, text: [...names, definition].join(': '), names }
    }),
  kind: 'glossary',
}
