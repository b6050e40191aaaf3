'use client'

/** `HTMLElement`, or a stand-in where there is none: the server loads these modules too and must not fail at `extends`. */
export const BaseElement = globalThis.HTMLElement ?? (class {} as unknown as typeof HTMLElement)
