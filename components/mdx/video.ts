import type { Element } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { h } from 'hastscript'
import type { KitCall, KitComponent } from '@/lib/mdx/kit'

const CHAPTER = /^\s*((?:\d+:)?\d{1,2}:\d{2})\s+(.+)$/s

/**
 * A video with the list of its chapters, written as a list of `- 1:05 Title`. The native player loads nothing before
 * play; a chapter is a link `#t=65`, which `doc-video` follows without leaving the page.
 */
export const Video: KitComponent = {
  attributes: {
    src: { type: 'string', required: true },
    poster: { type: 'string', required: true },
    captions: { type: 'string' },
    title: { type: 'string', required: true },
    duration: { type: 'number', required: true },
  },
  render({ attributes, children, context, fail }) {
    const { labels, locale } = context
    const asset = (src: string): string => {
      const address = context.asset(src)
      if (address === undefined) fail(`there is no file ${src}`, 'the path is counted from the page.')
      return address ?? src
    }
    const src = asset(String(attributes.src))
    const chapters = readChapters(children, Number(attributes.duration), fail)
    const others = ['ru', 'en'].filter((code) => code !== locale)
    const tracks =
      attributes.captions === undefined
        ? []
        : [locale, ...others].map((code) =>
            h('track', {
              kind: 'captions',
              src: asset(`${attributes.captions}.${code}.vtt`),
              srclang: code,
              label: labels[`captions_${code}`] ?? code,
              default: code === locale,
            }),
          )
    return h('doc-video', { 'data-duration': Number(attributes.duration) }, [
      h(
        'video',
        {
          controls: true,
          preload: 'none',
          poster: asset(String(attributes.poster)),
          'aria-label': String(attributes.title),
          width: 1280,
          height: 720,
          playsinline: true,
        },
        [
          h('source', { src, type: `video/${String(attributes.src).split('.').at(-1)}` }),
          ...tracks,
          h('a', { href: src }, labels.videoDownload),
        ],
      ),
      ...(chapters.length > 0 ? [chapterList(chapters, `${labels.chapters}`, Number(attributes.duration))] : []),
    ])
  },
}

interface Chapter {
  seconds: number
  title: string
}

function chapterList(chapters: Chapter[], label: string, duration: number): Element {
  const links = chapters.map(({ seconds, title }) =>
    h('li', [
      h('a', { href: `#t=${seconds}` }, [
        h('time', { dateTime: `PT${seconds}S` }, clock(seconds)),
        ' ',
        h('span', title),
      ]),
    ]),
  )
  return h('nav.chapters', { 'aria-label': label }, [
    h('p.chapters-title', `${label} · ${clock(duration)}`),
    h('ol', links),
  ])
}

function readChapters(children: Element['children'], duration: number, fail: KitCall['fail']): Chapter[] {
  const items = children
    .flatMap((child) => (child.type === 'element' && child.tagName === 'ul' ? child.children : []))
    .filter((item): item is Element => item.type === 'element')
  const chapters = items.map((item) => {
    const match = CHAPTER.exec(textOf(item).trim())
    if (!match?.[1] || !match[2]) fail(`the chapter “${textOf(item).trim()}” has no time`, 'write “- 1:05 Title”.')
    return {
      seconds: (match?.[1] ?? '0').split(':').reduce((total, part) => total * 60 + Number(part), 0),
      title: match?.[2]?.trim() ?? '',
    }
  })
  chapters.forEach((chapter, index) => {
    const previous = chapters[index - 1]
    if (chapter.seconds >= duration) fail(`the chapter “${chapter.title}” begins after the end of the video`)
    if (previous && chapter.seconds <= previous.seconds)
      fail(`the chapter “${chapter.title}” begins before the one above it`)
  })
  return chapters
}

/** Seconds as a player writes them: 65 → 1:05. */
const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`
