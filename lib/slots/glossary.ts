import type { Fact } from '../core/fact'
import { letterAnchor, termsByLetter, termsIn } from '../docs/glossary'
import type { SlotData } from './slot'

/** `<Glossary />`: the terms of glossary.yaml. */
export const glossary: SlotData = {
  anchors: (_, { locale }) =>
    termsByLetter(locale).flatMap(({ letter, entries }) => [letterAnchor(letter), ...entries.map(({ id }) => id)]),
  sections: (_, { locale }) =>
    termsIn(locale).map(({ id, label, definition, others }) => {
      const names = others.map(({ term }) => term)
      const facts: Fact[] = [{ kind: 'term', subject: label, value: definition, anchor: id, words: names.join(' ') }]
      return { level: 2, id, heading: label, text: [...names, definition].join(': '), names, facts }
    }),
  kind: 'glossary',
}
