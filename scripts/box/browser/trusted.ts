interface Rules {
  createHTML(html: string): string
  createScriptURL(url: string): string
}

const rules: Rules = { createHTML: (html) => html, createScriptURL: (url) => url }

/** The box's own policy of Trusted Types, for its own constants and the scripts of its files. */
export const trusted: Rules =
  (globalThis as { trustedTypes?: { createPolicy?(name: string, rules: Rules): Rules } }).trustedTypes?.createPolicy?.(
    'box',
    rules,
  ) ?? rules
