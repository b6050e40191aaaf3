'use client'
import {
  type ComponentProps,
  type FormEvent,
  type KeyboardEvent,
  memo,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useInstantSearch, useSearchBox } from 'react-instantsearch'
import { counter, type PluralForms } from '@/lib/i18n/plural-forms'
import { lookUp } from '@/lib/look-up'
import { helpUrl, localePath, searchUrl } from '@/lib/routes'
import type { SearchHit } from '@/lib/search/types'
import { Icon } from '../ui/icon'
import { Correction } from './correction'
import { HitWords } from './hit'
import { groupHits, type HitGroup, hitsInSight, hitsOf, isAnswerTo, placeOf } from './hits'
import { NoResults } from './no-results.client'
import { MOST_LETTERS } from './question'
import { addFavorite, addRecent, RECENT_BESIDE_FAVORITES, removeSaved, type SavedPage } from './saved-pages'
import { SearchFailure } from './search-failure.client'
import styles from './search-modal.module.css'
import { fill, type SearchTexts } from './search-texts'
import { useSavedPages } from './use-saved-pages.client'

interface SearchDialogProps {
  index: string
  email: string
  locale: string
  texts: SearchTexts
  counts: PluralForms
  /** The reader asks for what was typed, not for what it was corrected to. */
  onLiteral: (isLiteral: boolean) => void
  onClose: () => void
}

/** A choice of the list: a hit, or a page that was opened before. */
interface Option extends SavedPage {
  hit?: SearchHit
}
/** Attributes of the link of a choice, by its place. */
type OptionProps = (option: Option, place: number) => ComponentProps<'a'>

/** The field, a combobox, and below it the list it steers: results, or what was opened before while nothing is typed. */
export function SearchDialog({ index, email, locale, texts, counts, onLiteral, onClose }: SearchDialogProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const { query, refine } = useSearchBox()
  // Not InstantSearch's own: it is rendered a moment later, which loses letters, and taken back when a search fails.
  const [text, setText] = useState(query)
  const { results, status } = useInstantSearch({ catchError: true })
  const [saved, changeSaved] = useSavedPages(index)
  const [active, setActive] = useState(0)
  const isEntered = useRef(false)

  const isAsked = text.trim() !== ''
  const isAnswered = isAsked && isAnswerTo(results, text)
  const groups = useMemo(() => groupHits(hitsOf(results)), [results])
  const { recent, favorites } = saved
  const shownRecent = favorites.length > 0 ? recent.slice(0, RECENT_BESIDE_FAVORITES) : recent
  const options: Option[] = isAsked
    ? groups.flatMap(({ hits }) => hits.map((hit) => ({ ...savedPageOf(hit), hit })))
    : [...favorites, ...shownRecent]
  const optionId = (place: number) => `${id}-${place}`

  // A new answer has a new first result. (An effect would come after its drawing, and undo a key that was pressed between.)
  const answer = isAsked ? results?.query : undefined
  const [drawn, setDrawn] = useState(answer)
  if (drawn !== answer) {
    setDrawn(answer)
    setActive(0)
  }
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [active, id])
  useEffect(() => {
    // Enter was pressed before the answer came.
    if (!isAnswered || !isEntered.current) return
    isEntered.current = false
    document.getElementById(`${id}-0`)?.click()
  }, [isAnswered, id])

  const ask = (question: string) => {
    isEntered.current = false
    onLiteral(false)
    setText(question)
    refine(question)
    field.current?.focus()
  }
  const press = (event: KeyboardEvent) => {
    const step = lookUp({ ArrowDown: 1, ArrowUp: -1 }, event.key)
    if (step !== undefined && options.length > 0) {
      event.preventDefault()
      setActive((now) => (now + step + options.length) % options.length)
    } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      const option = options[active]
      if (!option) return
      remember(option)
      window.open(option.url, '_blank', 'noopener')
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isAsked && !isAnswered) isEntered.current = true
    else document.getElementById(optionId(active))?.click() // the site follows links softly
  }
  const remember = useCallback(
    ({ url, title, place }: Option) => changeSaved((before) => addRecent(before, { url, title, place })),
    [changeSaved],
  )
  const optionProps: OptionProps = useCallback(
    (option, place) => ({
      id: `${id}-${place}`,
      role: 'option',
      href: option.url,
      tabIndex: -1,
      'aria-selected': place === active,
      className: styles.hit,
      onPointerMove: () => setActive(place),
      onClick: ({ ctrlKey, metaKey, shiftKey }) => {
        remember(option)
        if (!ctrlKey && !metaKey && !shiftKey) onClose()
      },
    }),
    [id, active, remember, onClose],
  )

  const correction = results?.userData?.[0]
  const inWords = useMemo(() => counter(locale, counts), [locale, counts])
  const nbHits = results?.nbHits ?? 0
  return (
    <>
      <search className={styles.head}>
        <form onSubmit={submit} className={styles.form}>
          {status === 'stalled' ? <span className={styles.spinner} /> : <Icon name="search" />}
          <input
            ref={field}
            // biome-ignore lint/a11y/noAutofocus: a dialog that was asked for gives the focus to its field
            autoFocus
            type="text"
            role="combobox"
            aria-label={texts.open}
            aria-expanded={options.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={options.length > 0 ? optionId(active) : undefined}
            aria-autocomplete="list"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
            placeholder={texts.placeholder}
            maxLength={MOST_LETTERS}
            value={text}
            onChange={({ target: { value } }) => ask(value)}
            onKeyDown={press}
          />
          {isAsked && (
            <button type="button" className={styles.text} onClick={() => ask('')}>
              {texts.clear}
            </button>
          )}
          <button type="button" className={styles.tool} aria-label={texts.close} onClick={onClose}>
            <Icon name="close" />
          </button>
        </form>
      </search>
      <p className="visually-hidden" role="status">
        {status === 'stalled' ? texts.loading : isAnswered ? inWords(nbHits) : ''}
      </p>
      <div className={styles.body}>
        {status === 'error' ? (
          <SearchFailure texts={texts} onRetry={() => refine(text)} />
        ) : !isAsked ? (
          <>
            <Saved
              listId={`${id}-list`}
              texts={texts}
              favorites={favorites}
              recent={shownRecent}
              optionProps={optionProps}
              onFavorite={(page) => changeSaved((before) => addFavorite(before, page))}
              onRemove={(url) => changeSaved((before) => removeSaved(before, url))}
            />
            <p className={styles.help}>
              <a href={localePath(helpUrl(), locale)} onClick={onClose}>
                {texts.help}
              </a>
            </p>
          </>
        ) : isAnswered && nbHits === 0 ? (
          <NoResults index={index} email={email} query={text} texts={texts} onChoose={ask} />
        ) : (
          <>
            {isAnswered && correction && (
              <Correction correction={correction} query={text} texts={texts} onLiteral={() => onLiteral(true)} />
            )}
            <Hits id={id} label={texts.results} groups={groups} active={active} optionProps={optionProps} />
          </>
        )}
      </div>
      <div className={styles.foot}>
        {isAnswered && nbHits > 0 && (
          <a href={`${localePath(searchUrl(), locale)}?q=${encodeURIComponent(text)}`} onClick={onClose}>
            {fill(texts.seeAll, { count: String(nbHits) })}
          </a>
        )}
        <p className={styles.keys} aria-hidden="true">
          <kbd>↑</kbd>
          <kbd>↓</kbd> {texts.keySelect} <kbd>Enter</kbd> {texts.keyOpen} <kbd>Esc</kbd> {texts.keyClose}
        </p>
      </div>
    </>
  )
}

/** Milliseconds without a key after which the hits out of sight are drawn. */
const PAUSE = 200

interface HitsProps {
  id: string
  label: string
  groups: HitGroup[]
  /** Place of the chosen hit. */
  active: number
  optionProps: OptionProps
}

/** The results by section. InstantSearch renders four times for a key; the list changes in one of them. */
const Hits = memo(function Hits({ id, label, groups, active, optionProps }: HitsProps) {
  const [complete, setComplete] = useState<HitGroup[]>()
  useEffect(() => {
    const pause = setTimeout(setComplete, PAUSE, groups)
    return () => clearTimeout(pause)
  }, [groups])
  const inSight = useMemo(() => hitsInSight(groups), [groups])
  const most = complete === groups || active >= inSight ? Number.POSITIVE_INFINITY : inSight
  return (
    <div id={`${id}-list`} role="listbox" aria-label={label} className={styles.list}>
      {groups
        .filter(({ first }) => first < most)
        // Groups and hits by place, so that the elements of the last answer are used again: making them anew takes twice as long.
        .map(({ name, hits, first }, group) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of a listbox is no fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: as said above
          <div key={group} role="group" aria-labelledby={`${id}-group-${first}`}>
            <div id={`${id}-group-${first}`} className={styles.group}>
              {name}
            </div>
            {hits.slice(0, most - first).map((hit, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as said above
              <a key={place} {...optionProps({ ...savedPageOf(hit), hit }, first + place)}>
                <HitWords hit={hit} />
              </a>
            ))}
          </div>
        ))}
    </div>
  )
})

const savedPageOf = (hit: SearchHit): SavedPage => {
  const { lvl1, lvl2, lvl3 } = hit.hierarchy
  return { url: hit.url, title: lvl3 ?? lvl2 ?? lvl1 ?? hit.url, place: placeOf(hit) }
}

interface SavedProps {
  listId: string
  texts: SearchTexts
  favorites: SavedPage[]
  recent: SavedPage[]
  optionProps: OptionProps
  onFavorite: (page: SavedPage) => void
  onRemove: (url: string) => void
}

/** What was opened before. The buttons stand beside the list, because a listbox may hold options only. */
function Saved({ listId, texts, favorites, recent, optionProps, onFavorite, onRemove }: SavedProps) {
  if (favorites.length + recent.length === 0) return <p className={styles.message}>{texts.noRecent}</p>
  const lists = [
    { name: texts.favorites, icon: 'star', pages: favorites, first: 0 },
    { name: texts.recent, icon: 'history', pages: recent, first: favorites.length },
  ].filter(({ pages }) => pages.length > 0)
  return (
    <div className={styles.saved}>
      <div id={listId} role="listbox" aria-label={`${texts.favorites}, ${texts.recent}`} className={styles.contents}>
        {lists.map(({ name, icon, pages, first }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of a listbox is no fieldset
          <div key={name} role="group" aria-labelledby={`${listId}-${first}`} className={styles.contents}>
            <div id={`${listId}-${first}`} className={styles.group} style={{ gridRow: rowOf(lists, first) - 1 }}>
              {name}
            </div>
            {pages.map((page, place) => (
              <a
                key={page.url}
                {...optionProps(page, first + place)}
                style={{ gridRow: rowOf(lists, first) + place, gridColumn: 1 }}
              >
                <Icon name={icon} />
                <span className={styles.words}>
                  <span className={styles.title}>{page.title}</span>
                  <span className={styles.place}>{page.place}</span>
                </span>
              </a>
            ))}
          </div>
        ))}
      </div>
      {lists.flatMap(({ icon, pages, first }) =>
        pages.map((page, place) => (
          <div
            key={page.url}
            className={styles.actions}
            style={{ gridRow: rowOf(lists, first) + place, gridColumn: 2 }}
          >
            {icon === 'history' && (
              <button
                type="button"
                className={styles.tool}
                aria-label={fill(texts.favorite, { title: page.title })}
                onClick={() => onFavorite(page)}
              >
                <Icon name="star" />
              </button>
            )}
            <button
              type="button"
              className={styles.tool}
              aria-label={fill(texts.remove, { title: page.title })}
              onClick={() => onRemove(page.url)}
            >
              <Icon name="close" />
            </button>
          </div>
        )),
      )}
    </div>
  )
}

/** Row of the grid in which the first page of a list stands, below the list's name. */
const rowOf = (lists: { first: number }[], first: number): number =>
  first + lists.findIndex((list) => list.first === first) + 2
