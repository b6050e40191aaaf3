import path from 'node:path'
import { clock } from '../../../components/mdx/video/video'
import type { Problem } from '../../../lib/core/problem'
import type { Film } from '../film/types'
import { lineAt } from './text'

/** Path of a film's files: in the folder `media` next to its page. */
const stem = (page: string): string =>
  path.posix.join('docs', path.posix.dirname(page), 'media', path.posix.basename(page))
export const recordingFile = (page: string): string => `${stem(page)}.webm`
export const posterFile = (page: string): string => `${stem(page)}.jpg`
export const captionFile = (page: string, language: string): string => `${stem(page)}.${language}.vtt`

export const pageFile = (page: string, language: string): string => `docs/${page}.${language}.mdx`

/** Differences between a page and its film: length, files, chapters. */
export function checkVideoPage(source: string, file: string, film: Film, language: number): Problem[] {
  const [video] = source.matchAll(/<Video\b([^>]*)>([\s\S]*?)<\/Video>/g)
  const report = (offset: number, message: string, fix: string): Problem => ({
    severity: 'error',
    file,
    line: lineAt(source, offset),
    message,
    fix,
  })
  if (!video)
    return [report(0, 'the page does not show its film', `write <Video src="./media/${nameOf(film)}.webm" …>.`)]
  const [all, written = '', inside = ''] = video
  const expected = {
    src: `./media/${nameOf(film)}.webm`,
    poster: `./media/${nameOf(film)}.jpg`,
    captions: `./media/${nameOf(film)}`,
    duration: String(film.duration),
  }
  const wrong = Object.entries(expected).flatMap(([name, value]) => {
    const found = new RegExp(`\\b${name}=["{]+([^"}]*)`).exec(written)?.[1]
    return found === value
      ? []
      : [
          report(
            video.index,
            `${name} is “${found ?? ''}”, that of the film is “${value}”`,
            `write ${name}="${value}".`,
          ),
        ]
  })
  const chapters = film.chapters.map(({ start, titles }) => `${clock(start)} ${titles[language]}`)
  const listed = [...inside.matchAll(/^\s*- (.+?)\s*$/gm)].map(([, text]) => text ?? '')
  const differs = chapters.findIndex((chapter, i) => listed[i] !== chapter)
  const line = video.index + all.indexOf(inside)
  if (differs >= 0)
    wrong.push(
      report(
        line,
        `chapter ${differs + 1} is “${listed[differs] ?? ''}”, that of the film is “${chapters[differs]}”`,
        `write “- ${chapters[differs]}”.`,
      ),
    )
  else if (listed.length > chapters.length)
    wrong.push(
      report(line, `the page lists ${listed.length} chapters, the film has ${chapters.length}`, 'remove the rest.'),
    )
  const late = [...source.matchAll(/\(#t=(\d+)\)/g)].filter(([, second]) => Number(second) >= film.duration)
  return [
    ...wrong,
    ...late.map(({ index, 0: link }) =>
      report(index, `the link ${link} leads beyond the end of the film`, `name a second before ${film.duration}.`),
    ),
  ]
}

const nameOf = ({ page }: Film): string => path.posix.basename(page)
