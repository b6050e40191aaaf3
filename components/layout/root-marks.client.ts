'use client'

/** What the scripts of the head have written on the root element, before React touches it. */
const marks = typeof document === 'undefined' ? {} : { ...document.documentElement.dataset }

/**
 * Writes them again where they are gone. A translator or an extension may change the header before React starts; React
 * then draws the whole document anew and takes every attribute off the root element that is not its own.
 */
export function restoreMarks(): void {
  const { dataset } = document.documentElement
  for (const [name, value] of Object.entries(marks)) dataset[name] ??= value
}
