import type { Locale } from 'next-intl'

interface VideoProps {
  src: string
  poster: string
  title: string
  /** Seconds. */
  duration: number
  /** Captions, those in the language of the page first. */
  tracks: { src: string; locale: Locale; label: string }[]
  chapters: Chapter[]
  labels: { chapters: string; download: string }
}
export interface Chapter {
  seconds: number
  title: string
}

/**
 * A video with the list of its chapters. The native player loads nothing before play; a chapter is a link `#t=65`,
 * which `doc-video` follows without leaving the page.
 */
export const Video = ({ src, poster, title, duration, tracks, chapters, labels }: VideoProps) => (
  <doc-video data-duration={duration}>
    {/* biome-ignore lint/a11y/useMediaCaption: captions are a choice of the author */}
    <video controls preload="none" poster={poster} aria-label={title} width={1280} height={720} playsInline>
      <source src={src} type={`video/${src.split('.').at(-1)}`} />
      {/* None is the default one: the browser would fetch it with the page. doc-video shows the first on play. */}
      {tracks.map(({ src: address, locale, label }) => (
        <track key={locale} kind="captions" src={address} srcLang={locale} label={label} />
      ))}
      <a href={src}>{labels.download}</a>
    </video>
    {chapters.length > 0 && (
      <nav className="chapters" aria-label={labels.chapters}>
        <p className="chapters-title">{`${labels.chapters} · ${clock(duration)}`}</p>
        <ol>
          {chapters.map((chapter) => (
            <li key={chapter.seconds}>
              <a href={`#t=${chapter.seconds}`} data-replay="seek">
                <time dateTime={`PT${chapter.seconds}S`}>{clock(chapter.seconds)}</time> <span>{chapter.title}</span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
    )}
  </doc-video>
)

/** Seconds as a player writes them: 65 → 1:05. */
export const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`
