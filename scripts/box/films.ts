import { Parser } from 'htmlparser2'
import { applyEdits, type Edit } from '../../lib/core/edits'
import { escapeHtml } from '../../lib/core/html'

interface Film {
  start: number
  attributes: Record<string, string>
  src: string
  /** What the link in the player says. */
  label: string
}

/** Puts a link to the published film, with its poster, in the place of a player whose film is not in the box. */
export function linkFilms(html: string, isHeld: (address: string) => boolean): string {
  if (!html.includes('<video')) return html
  const edits: Edit[] = []
  let film: Film | undefined
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'video') film = { start: parser.startIndex, attributes, src: attributes.src ?? '', label: '' }
      else if (name === 'source' && film) film.src ||= attributes.src ?? ''
    },
    ontext(text) {
      if (film) film.label += text
    },
    onclosetag(name) {
      if (name !== 'video' || !film) return
      if (!isHeld(film.src)) edits.push({ start: film.start, end: parser.endIndex + 1, text: filmLink(film) })
      film = undefined
    },
  })
  parser.end(html)
  return applyEdits(html, edits)
}

function filmLink({ attributes, src, label }: Film): string {
  const { poster = '', width = '', height = '', 'aria-label': title = '' } = attributes
  const image = { src: poster, alt: title, width, height }
  const written = Object.entries(image).map(([name, value]) => `${name}="${escapeHtml(value)}"`)
  return `<a href="${escapeHtml(src)}" target="_blank" rel="noopener noreferrer"><img ${written.join(' ')}/><br/>${escapeHtml(label)}</a>`
}
