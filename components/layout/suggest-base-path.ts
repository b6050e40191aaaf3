const ICON = '/favicon.svg'

/**
 * Fills the banner that is seen when the stylesheet did not load: looks for the site's icon under each folder of the
 * address, the deepest first. Where it is found, there the site lies, whatever page this is, that of a 404 included.
 */
export async function suggestBasePath(): Promise<void> {
  const [cause, suggestion] = document.querySelectorAll<HTMLElement>('[data-cause], [data-suggestion]')
  const code = suggestion?.querySelector('code')
  if (!cause?.checkVisibility() || !suggestion || !code) return
  const configured = document.querySelector('link[rel="icon"]')?.getAttribute('href')?.slice(0, -ICON.length)
  for (const folders = location.pathname.replace(/\/$/, '').split('/'); folders.length > 0; folders.pop()) {
    const path = folders.join('/')
    if (!(await isImage(path + ICON))) continue
    cause.hidden = path === configured // the path is right, and only the stylesheet is missing
    suggestion.hidden = cause.hidden
    code.textContent = decodeURI(path) || '/'
    return
  }
}

async function isImage(address: string): Promise<boolean> {
  const response = await fetch(address, { method: 'HEAD' }).catch(() => undefined)
  return response?.ok === true && response.headers.get('content-type')?.startsWith('image/') === true
}
