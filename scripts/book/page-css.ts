/** Heads and feet of the pages of a book: its title on the left, the chapter on the right, numbers on the outer side. */
export function pageCss(title: string, heads: ReadonlyMap<string, string>): string {
  const foot = '{ content: counter(page); font-size: 9pt; }'
  return [
    `@page { @top-left { content: ${cssText(title)}; } }`,
    `@page :left { @bottom-left ${foot} }`,
    `@page :right { @bottom-right ${foot} }`,
    ...[...heads].map(([name, head]) => `@page ${name} { @top-right { content: ${cssText(head)}; } }`),
    '@page cover { @top-left { content: none; } @bottom-left { content: none; } @bottom-right { content: none; } }',
  ].join('\n')
}

/** A text as a string of CSS: nothing in it ends the string, or the style. */
const cssText = (text: string): string =>
  `"${text.replace(/["\\<\n\r\f]/g, (character) => `\\${character.codePointAt(0)?.toString(16)} `)}"`
