'use client'
import type { ComponentProps, FormEvent } from 'react'
import type { PluralForms } from '@/lib/i18n/plural-forms'
import { localePath, searchUrl } from '@/lib/routes'
import { Icon } from '../ui/icon'
import { Correction } from './correction'
import { NoResults } from './no-results.client'
import { MOST_LETTERS } from './question'
import { ResultList } from './result-list.client'
import { SavedList } from './saved-list.client'
import { SearchFailure } from './search-failure.client'
import styles from './search-modal.module.css'
import { fill, type SearchTexts } from './search-texts'
import { useSearchDialog } from './use-search-dialog.client'

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

/** The field, a combobox, and below it the list it steers: results, or what was opened before while nothing is typed. */
export function SearchDialog({ index, email, locale, texts, counts, onLiteral, onClose }: SearchDialogProps) {
  const dialog = useSearchDialog({ index, locale, counts, onLiteral, onClose })
  const { id, text, active, answer, list, combobox, ask, submit } = dialog
  const { status, isAsked, isAnswered, isEmpty, count, countInWords, correction } = answer
  const { groups, shown, changeSaved, optionProps } = list
  return (
    <>
      <Head {...{ texts, combobox, isStalled: status === 'stalled', isAsked, ask, submit, onClose }} />
      <p className="visually-hidden" role="status">
        {status === 'stalled' ? texts.loading : isAnswered ? countInWords : ''}
      </p>
      <div className={styles.body}>
        {status === 'error' ? (
          <SearchFailure texts={texts} onRetry={dialog.retry} />
        ) : !isAsked ? (
          <SavedList id={`${id}-list`} texts={texts} pages={shown} optionProps={optionProps} onChange={changeSaved} />
        ) : isEmpty ? (
          <NoResults index={index} email={email} query={text} texts={texts} onChoose={ask} />
        ) : (
          <>
            {correction && (
              <Correction correction={correction} query={text} texts={texts} onLiteral={() => onLiteral(true)} />
            )}
            <ResultList id={id} label={texts.results} groups={groups} active={active} optionProps={optionProps} />
          </>
        )}
      </div>
      <div className={styles.foot}>
        {isAnswered && count > 0 && (
          <a href={`${localePath(searchUrl(), locale)}?q=${encodeURIComponent(text)}`} onClick={onClose}>
            {fill(texts.seeAll, { count: String(count) })}
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

interface HeadProps {
  texts: SearchTexts
  combobox: ComponentProps<'input'>
  isStalled: boolean
  isAsked: boolean
  ask: (question: string) => void
  submit: (event: FormEvent) => void
  onClose: () => void
}

const Head = ({ texts, combobox, isStalled, isAsked, ask, submit, onClose }: HeadProps) => (
  <search className={styles.head}>
    <form onSubmit={submit} className={styles.form}>
      {isStalled ? <span className={styles.spinner} /> : <Icon name="search" />}
      <input
        {...combobox}
        // biome-ignore lint/a11y/noAutofocus: a dialog that was asked for gives the focus to its field
        autoFocus
        type="text"
        aria-label={texts.open}
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        placeholder={texts.placeholder}
        maxLength={MOST_LETTERS}
        onChange={({ target: { value } }) => ask(value)}
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
)
