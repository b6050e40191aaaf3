import readingTime from 'reading-time'

/** Words of a text, as the package counts them for its reading time: what blanks separate. */
export const countWords = (text: string): number => readingTime(text).words
