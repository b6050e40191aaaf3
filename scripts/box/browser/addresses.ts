import { boxAddress, iconId, isSiteAddress } from '../address'
import { config, root, site } from './config'
import { trusted } from './trusted'

const ADDRESSES = ['href', 'src', 'poster', 'action']

/** What the components draw later gets addresses of the box, before the browser can load anything from them. */
export function keepAddresses(): void {
  const { setAttribute } = Element.prototype
  Element.prototype.setAttribute = function (name, value) {
    setAttribute.call(this, name, ADDRESSES.includes(name) ? inBox(String(value)) : value)
  }
}

function inBox(value: string): string {
  const [file, icon] = value.split('#')
  if (file === config.icons.address) return `#${iconId(icon ?? '')}`
  return isSiteAddress(value) ? boxAddress(value, root, site) : value
}

/** On `file:` no icon comes out of another file, so the sprite is in the page. */
export function addIcons(): void {
  const { documentElement } = new DOMParser().parseFromString(trusted.createHTML(config.icons.svg), 'image/svg+xml')
  const sprite = document.importNode(documentElement, true)
  for (const symbol of sprite.querySelectorAll('[id]')) symbol.id = iconId(symbol.id)
  sprite.setAttribute('hidden', '')
  addEventListener('DOMContentLoaded', () => document.body.append(sprite))
}
