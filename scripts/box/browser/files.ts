import { fileOf } from '../address'
import { config, root, rootUrl } from './config'
import { location } from './location'
import { trusted } from './trusted'

type Body = string | Uint8Array<ArrayBuffer>

const arrived = new Map<string, Body>()

/** Called by the script of a file. */
export function register(file: string, text: string, isBase64?: boolean): void {
  arrived.set(file, isBase64 ? Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)) : text)
}

/** Stands in for `fetch`, which `file:` refuses: a file of the site is also a script that registers it. */
export async function fetchFile(input: RequestInfo | URL): Promise<Response> {
  const file = fileAt(input instanceof Request ? input.url : String(input))
  await run(`${root}${file}.js`)
  const body = arrived.get(decodeURIComponent(file))
  arrived.delete(decodeURIComponent(file))
  if (body === undefined) throw new TypeError(`${file} is not in the box`)
  return new Response(body)
}

/** An address of the site, or one that a link of the page has. */
function fileAt(address: string): string {
  const { href, pathname } = new URL(address, location.href)
  const plain = href.replace(/[?#].*/, '')
  return plain.startsWith(rootUrl.href) ? plain.slice(rootUrl.href.length) : fileOf(pathname.slice(config.base.length))
}

const run = (src: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.onload = () => resolve(script.remove())
    script.onerror = () => reject(new TypeError(`${src} is not in the box`, { cause: script.remove() }))
    script.src = trusted.createScriptURL(src)
    document.head.append(script)
  })
