import { letterAnchor, termsByLetter, termsIn } from '../docs/glossary'
import type { SlotData } from './slot'

/** `<Glossary />`: the terms of glossary.yaml. */
export const glossary: SlotData = {
  anchors: (_, { locale }) =>
    termsByLetter(locale).flatMap(({ letter, entries }) => [letterAnchor(letter), ...entries.map(({ id }) => id)]),
  sections: (_, { locale }) =>
    termsIn(locale).map(({ id, label, definition }) => ({ level: 2, id, heading: label, text: definition })),
  kind: 'glossary',
}
