/** Letters, digits, and keys that are letters in the other layout or belong to a name as C# does. */
const TYPED = /[\p{L}\p{N};',.[\]`#+]/gu

/** Whether a text can be answered; a single letter is the beginning of a question. */
export const isQuestion = (text: string): boolean => (text.match(TYPED)?.length ?? 0) >= 2
