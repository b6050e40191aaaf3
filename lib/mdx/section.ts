/** What stands between two headings of a page. The first one stands above all headings. */
export interface TextSection {
  /** Level of its heading, 2 or 3; 1 above all headings. */
  level: number
  /** Anchor of the heading, '' above all headings. */
  id: string
  heading: string
  text: string
}

/** A section of a page; rows have an anchor of their own and stand under its heading. */
export interface SectionFacts extends TextSection {
  rows?: { id: string; name?: string; text: string }[]
}
