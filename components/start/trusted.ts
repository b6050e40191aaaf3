/** React makes a script of this markup before it gives it attributes. */
const REACT_SCRIPT = '<script></script>'
const KNOWN = new Set(['', REACT_SCRIPT])

/** Whether the payload of a page of the site holds a string, as it is or escaped in JSON. */
const isOfPage = (html: string): boolean =>
  globalThis.__payloads?.some((text) => text.includes(html) || text.includes(JSON.stringify(html).slice(1, -1))) ===
  true

interface TrustedTypes {
  createPolicy?(name: string, rules: Record<string, (value: string, type: string, sink: string) => string | null>): void
}

/**
 * The page's policy lets no string become HTML or the address of a script. This one, the only policy of Trusted Types,
 * lets through what React and the kit need: scripts of the site's own folder, its service worker, the HTML that a page's
 * payload holds, what is parsed into a separate document, which runs nothing, and a constant of React.
 * Any other HTML becomes empty, because an exception would end React's work in the middle of a commit.
 * @param script address of one of the site's scripts, beside which all others lie
 */
export function trustOwn(script = ''): void {
  const folder = new URL('.', new URL(script, location.href)).href
  const worker = new URL('../../../sw.js', folder).href // beside `_next`
  // Called as optional: where the browser has no such thing, the name may be that of an element with this id.
  ;(globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy?.('default', {
    createHTML(html, _type, sink) {
      if (KNOWN.has(html) || sink === 'DOMParser parseFromString' || isOfPage(html)) return html
      console.error('refused as HTML:', html)
      return ''
    },
    createScriptURL(url) {
      const { href } = new URL(url, location.href)
      return href.startsWith(folder) || href === worker ? url : null
    },
  })
}
