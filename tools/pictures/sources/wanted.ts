import { recordingFile } from './page'
import { hashFilm, hashStill, type ListedStill, type NamedFilm, type Sources } from './sources'

/** A picture of a still in one language, as it should be. */
export interface WantedPicture extends ListedStill {
  file: string
  hash: string
  /** Index of the language in site.yaml. */
  language: number
}
export interface WantedFilm extends NamedFilm {
  file: string
  hash: string
}

export const wantedPictures = (from: Sources, stills: ListedStill[]): WantedPicture[] =>
  stills.flatMap(({ list, still }) =>
    from.languages.map((code, language) => ({
      list,
      still,
      language,
      file: `${still.file}.${code}.png`,
      hash: hashStill(from, still, language),
    })),
  )

export const wantedFilms = (from: Sources, films: NamedFilm[]): WantedFilm[] =>
  films.map(({ name, film }) => ({ name, film, file: recordingFile(film.page), hash: hashFilm(from, film) }))
