/**
 * The own property of a table under a word of an author or a reader. Nothing else reads plain objects by such words
 * (scripts/tests/project/look-ups.test.ts): `table['constructor']` is a function that no table has.
 */
export const lookUp = <T>(table: Readonly<Record<string, T>>, word: string): T | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined
