/**
 * What a table has under a word of an author or a reader. Plain objects are asked in no other way
 * (scripts/project/look-ups.test.ts): `table['constructor']` is a function that no table has.
 */
export const lookUp = <T>(table: Readonly<Record<string, T>>, word: string): T | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined
