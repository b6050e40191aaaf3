/** Elements that are in a line of text: a name, a mark, a picture among words. All others are blocks. */
export const INLINE: ReadonlySet<string> = new Set(
  `a abbr b bdi bdo button cite code del dfn doc-term em i img input ins kbd mark q rp rt ruby s samp small span
  strong sub sup time u var wbr`.split(/\s+/),
)
