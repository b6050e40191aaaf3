'use client'
import { type Locale, useTranslations } from 'next-intl'
import type { ComponentProps, FormEvent } from 'react'
import { helpUrl, localePath, searchUrl } from '@/lib/core/routes'
import type { Translator } from '@/lib/i18n/translator'
import { MOST_LETTERS } from '@/lib/search/target'
import { Icon } from '../ui/icon'
import { Answer, SearchFailure, TooShort } from './messages.client'
import { ResultList } from './result-list.client'
import { SavedList } from './saved-list.client'
import styles from './search-modal.module.css'
import { useSearchDialog } from './use-search-dialog.client'

interface SearchDialogProps {
  index: string
  email: string
  locale: Locale
  t: Translator<'search'>
  /** The reader asks for what was typed, not for what it was corrected to. */
  onLiteral: (isLiteral: boolean) => void
  onClose: () => void
}

/** A combobox with its list: results, or saved pages while nothing is typed. */
export function SearchDialog({ index, email, locale, t, onLiteral, onClose }: SearchDialogProps) {
  const shell = useTranslations('shell')
  const dialog = useSearchDialog({ index, onLiteral, onClose })
  const { id, answer, list, combobox, ask, submit } = dialog
  const { query, status, hasFailed, isAsked, isAnswered, count } = answer
  const { groups, shown, changeSaved, optionProps } = list
  return (
    <>
      <Head {...{ t, shell, combobox, isStalled: status === 'stalled', isAsked, ask, submit, onClose }} />
      <p className="visually-hidden" role="status">
        {status === 'stalled' ? t('loading') : isAnswered ? t('count', { count }) : ''}
      </p>
      {/* biome-ignore lint/a11y: hears what bubbles up from its buttons */}
      <div className={styles.body} onClick={dialog.returnFocus}>
        {hasFailed ? (
          <SearchFailure t={t} onRetry={dialog.retry} />
        ) : !isAsked ? (
          <>
            {answer.isTooShort && <TooShort t={t} />}
            <SavedList id={`${id}-list`} t={t} pages={shown} optionProps={optionProps} onChange={changeSaved} />
            <p className={styles.help}>
              <a href={localePath(helpUrl(), locale)} onClick={onClose}>
                {shell('help')}
              </a>
            </p>
          </>
        ) : (
          <Answer {...{ email, t, answer, ask, onLiteral }} onOpen={onClose}>
            <ResultList
              id={id}
              label={t('results')}
              question={answer.searchedFor ?? ''}
              groups={groups}
              optionProps={optionProps}
            />
          </Answer>
        )}
      </div>
      <div className={styles.foot}>
        {isAnswered && count > 0 && (
          <a href={`${localePath(searchUrl(), locale)}?q=${encodeURIComponent(query)}`} onClick={onClose}>
            {t('seeAll', { count: count })}
          </a>
        )}
        <p className={styles.keys} aria-hidden="true">
          <kbd>↑</kbd>
          <kbd>↓</kbd> {t('keySelect')} <kbd>Enter</kbd> {t('keyOpen')} <kbd>Esc</kbd> {t('keyClose')}
        </p>
      </div>
    </>
  )
}

interface HeadProps {
  shell: Translator<'shell'>
  t: Translator<'search'>
  combobox: ComponentProps<'input'>
  isStalled: boolean
  isAsked: boolean
  ask: (question: string) => void
  submit: (event: FormEvent) => void
  onClose: () => void
}

const Head = ({ t, shell, combobox, isStalled, isAsked, ask, submit, onClose }: HeadProps) => (
  <search className={styles.head}>
    <form onSubmit={submit} className={styles.form}>
      {isStalled ? <span className={styles.spinner} /> : <Icon name="search" />}
      <input
        {...combobox}
        // biome-ignore lint/a11y/noAutofocus: the reader has opened the dialog to type
        autoFocus
        type="text"
        aria-label={shell('search')}
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        placeholder={shell('searchPlaceholder')}
        maxLength={MOST_LETTERS}
        onChange={({ target: { value } }) => ask(value)}
      />
      {isAsked && (
        <button type="button" className={styles.text} onClick={() => ask('')}>
          {t('clear')}
        </button>
      )}
      <button type="button" className={styles.tool} aria-label={t('close')} onClick={onClose}>
        <Icon name="close" />
      </button>
    </form>
  </search>
)
