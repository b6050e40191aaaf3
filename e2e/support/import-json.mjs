/**
 * Lets Node import JSON without the attribute `type: 'json'`: Turbopack takes no file with it for next-intl's compiler of
 * messages. Outside of Playwright, tsx does this.
 * @type {import('node:module').LoadHook}
 */
export const load = (url, context, next) =>
  next(url, url.endsWith('.json') ? { ...context, importAttributes: { type: 'json' } } : context)
