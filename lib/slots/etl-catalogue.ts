import { catalogueGroups, groupAnchor, toSection } from '../etl/catalogue'
import type { SlotData } from './slot'

/** `<EtlCatalogue of="…" />`: components under their purposes. The search finds each on its own page. */
export const etlCatalogue: SlotData = {
  headings({ of }, { locale }) {
    const section = toSection(of)
    const groups = section ? catalogueGroups(section) : []
    return groups.map(({ group }) => ({ level: 2, id: groupAnchor(group), text: group.label[locale] ?? '' }))
  },
}
