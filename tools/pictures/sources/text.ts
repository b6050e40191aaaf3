/** `{русский|English}`: a text in each language of the site, in the order of site.yaml. */
const TEXT = /\{([^{}]*)\}/g

/** A brace that encloses no text for each language, and its position. */
export interface TextIssue {
  offset: number
  message: string
  fix: string
}

/** One text of a source for each language; braces themselves are written as `&#123;` and `&#125;`. */
export function inLanguages(source: string, languages: number): { texts: string[]; issues: TextIssue[] } {
  const issues: TextIssue[] = []
  for (const { 0: written, 1: inside = '', index } of source.matchAll(TEXT)) {
    const parts = inside.split('|').length
    if (parts !== languages) issues.push({ offset: index, ...reportParts(written, parts, languages) })
  }
  const texts = Array.from({ length: languages }, (_, language) =>
    source.replace(TEXT, (_all, inside: string) => inside.split('|')[language] ?? ''),
  )
  const loose = source.replace(TEXT, (all) => ' '.repeat(all.length)).search(/[{}]/)
  if (loose >= 0)
    issues.push({
      offset: loose,
      message: `a brace without its pair: “${excerpt(source, loose)}”`,
      fix: 'write {one|other} around texts, &#123; and &#125; for the characters themselves.',
    })
  return { texts, issues }
}

/** Like inLanguages, for a value of YAML, which is shown as text: character references become characters. */
export function plainInLanguages(source: string, languages: number): { texts: string[]; issues: TextIssue[] } {
  const { texts, issues } = inLanguages(source, languages)
  return { texts: texts.map(decode), issues }
}

const decode = (text: string): string =>
  text.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))

const excerpt = (source: string, at: number): string =>
  source
    .slice(Math.max(0, at - 20), at + 30)
    .replace(/\s+/g, ' ')
    .trim()

function reportParts(written: string, parts: number, languages: number): Omit<TextIssue, 'offset'> {
  const short = written.length > 60 ? `${written.slice(0, 60)}…` : written
  return {
    message: `“${short}” has ${parts} ${parts === 1 ? 'part' : 'parts'}, the site has ${languages} languages`,
    fix: `write ${languages} texts with “|” between them; for the characters themselves write &#123; &#124; &#125;.`,
  }
}

/** Line of a position in a text, counted from 1. */
export const lineAt = (source: string, offset: number): number => source.slice(0, offset).split('\n').length
