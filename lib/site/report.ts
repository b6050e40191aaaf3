/** What a report of a mistake says of its place. Used in the browser too. */
export interface ReportFacts {
  /** Address of the page. */
  page?: string
  /** Heading above the mistake. */
  section?: string
  /** Selected words. */
  words?: string
  version?: string
  language?: string
}

/** Fills in the facts that are known; the others stay as they are, to be filled in later. */
export const fillReport = (template: string, facts: ReportFacts): string =>
  template.replace(/\{(page|section|words|version|language)\}/g, (place, name: keyof ReportFacts) => {
    const fact = facts[name]
    return fact === undefined ? place : encodeURIComponent(fact)
  })
