import type { Element, ElementContent } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { lookUp } from '@/lib/core/look-up'
import { messagesOf } from '@/lib/i18n/messages'
import type { KitCall, KitPart } from '@/lib/mdx/kit'
import type { Chapter } from './video'

const CHAPTER = /^\s*((?:\d+:)?\d{1,2}:\d{2})\s+(.+)$/s

/** Chapters are written as a list of `- 1:05 Title`, captions are files `<captions>.<language>.vtt`. */
export const video: KitPart = {
  attributes: {
    src: { type: 'string', required: true },
    poster: { type: 'string', required: true },
    captions: { type: 'string' },
    title: { type: 'string', required: true },
    duration: { type: 'number', required: true },
  },
  read(call) {
    const { attributes, children, context, fail } = call
    const asset = (src: string): string => {
      const address = context.asset(src)
      if (address === undefined) fail(`there is no file ${src}`, 'the path is counted from the page.')
      return address ?? src
    }
    const duration = Number(attributes.duration)
    const { t } = context
    return {
      props: {
        src: asset(String(attributes.src)),
        poster: asset(String(attributes.poster)),
        title: attributes.title,
        duration,
        tracks: attributes.captions === undefined ? [] : readCaptions(String(attributes.captions), call),
        chapters: readChapters(children, duration, fail).map((chapter) => ({ ...chapter })),
        labels: { chapters: t('chapters'), download: t('videoDownload') },
      },
      children: [],
    }
  },
}

/** Captions in the languages of the site that have a file, that of the page first. */
function readCaptions(stem: string, { context, fail }: KitCall) {
  const { locale, locales } = context
  const names = new Intl.DisplayNames(locale, { type: 'language' })
  const tracks = [locale, ...locales.filter((other) => other !== locale)].flatMap((code) => {
    const src = context.asset(`${stem}.${code}.vtt`)
    // A site may have a language for which messages/ has no word.
    const label = lookUp(messagesOf(locale).kit, `captions_${code}`) ?? names.of(code) ?? code
    return src === undefined ? [] : [{ src, locale: code, label }]
  })
  if (tracks.length === 0) fail(`there is no file ${stem}.${locale}.vtt`, 'the path is counted from the page.')
  return tracks
}

function readChapters(children: Element['children'], duration: number, fail: KitCall['fail']): Chapter[] {
  const isList = (child: ElementContent) => child.type === 'element' && child.tagName === 'ul'
  if (children.some((child) => !isList(child) && (child.type !== 'text' || child.value.trim())))
    fail('something is beside the list of chapters', 'put it before or after the video.')
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
