'use client'
import type { Translator } from '@/lib/i18n/translator'
import { Icon } from '../ui/icon'
import { addFavorite, removeSaved, type SavedPage, type SavedPages } from './saved-pages'
import styles from './search-modal.module.css'
import type { OptionProps } from './use-options.client'

/** The lists that have pages, and the place of each one's first page. */
export const savedLists = ({ favorites, recent }: SavedPages, t: Translator<'search'>) =>
  [
    { name: t('favorites'), icon: 'star', pages: favorites, first: 0 },
    { name: t('recent'), icon: 'history', pages: recent, first: favorites.length },
  ].filter(({ pages }) => pages.length > 0)

export const SavedWords = ({ icon, page: { title, place } }: { icon: string; page: SavedPage }) => (
  <>
    <Icon name={icon} />
    <span className={styles.words}>
      <span className={styles.title}>{title}</span>
      <span className={styles.place}>{place}</span>
    </span>
  </>
)

interface SavedListProps {
  id: string
  t: Translator<'search'>
  pages: SavedPages
  optionProps: OptionProps
  onChange: (change: (saved: SavedPages) => SavedPages) => void
}

/** What was opened before. The buttons are beside the list, because a listbox may hold options only. */
export function SavedList({ id, t, pages, optionProps, onChange }: SavedListProps) {
  if (pages.favorites.length + pages.recent.length === 0) return <p className={styles.message}>{t('noRecent')}</p>
  // Each list has a row for its name, and then one for each of its pages.
  const rows = savedLists(pages, t).map((list, index) => ({ ...list, row: list.first + index + 2 }))
  return (
    <div className={styles.saved}>
      <div id={id} role="listbox" aria-label={`${t('favorites')}, ${t('recent')}`} className={styles.contents}>
        {rows.map(({ name, icon, pages, first, row }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of a listbox is no fieldset
          <div key={name} role="group" aria-labelledby={`${id}-${first}`} className={styles.contents}>
            <div id={`${id}-${first}`} className={styles.group} style={{ gridRow: row - 1 }}>
              {name}
            </div>
            {pages.map((page, place) => (
              <a key={page.url} {...optionProps(page, first + place)} style={{ gridRow: row + place, gridColumn: 1 }}>
                <SavedWords icon={icon} page={page} />
              </a>
            ))}
          </div>
        ))}
      </div>
      {rows.flatMap(({ icon, pages, row }) =>
        pages.map((page, place) => (
          <div key={page.url} className={styles.actions} style={{ gridRow: row + place, gridColumn: 2 }}>
            <Actions page={page} isRecent={icon === 'history'} t={t} onChange={onChange} />
          </div>
        )),
      )}
    </div>
  )
}

interface ActionsProps extends Pick<SavedListProps, 't' | 'onChange'> {
  page: SavedPage
  isRecent: boolean
}

const Actions = ({ page, isRecent, t, onChange }: ActionsProps) => (
  <>
    {isRecent && (
      <button
        type="button"
        className={styles.tool}
        aria-label={t('favorite', { title: page.title })}
        onClick={() => onChange((saved) => addFavorite(saved, page))}
      >
        <Icon name="star" />
      </button>
    )}
    <button
      type="button"
      className={styles.tool}
      aria-label={t('remove', { title: page.title })}
      onClick={() => onChange((saved) => removeSaved(saved, page.url))}
    >
      <Icon name="close" />
    </button>
  </>
)
