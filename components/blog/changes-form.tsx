import type { ReactNode } from 'react'
import { translator } from '@/lib/i18n/translator'
import styles from './changes-form.module.css'

interface ChangesFormProps {
  /** Newest first. */
  versions: string[]
  modules: { id: string; label: string }[]
  types: { id: string; label: string }[]
  count: number
  locale: string
}

/** What the reader asks for. Sent the plain way it reloads the page with the answer in its address. */
export function ChangesForm({ versions, modules, types, count, locale }: ChangesFormProps) {
  const t = translator(locale, 'blog')
  const choice = (name: string, label: string, any: string, options: { id: string; label: string }[]) => (
    <Field label={label}>
      <select name={name}>
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  )
  const numbers = versions.map((version) => ({ id: version, label: version }))
  return (
    <search className="needs-js">
      <form className={styles.form} autoComplete="off" aria-label={t('changesFilter')}>
        {choice('from', t('from'), t('fromAny'), numbers)}
        {choice('to', t('to'), t('toAny'), numbers)}
        {choice('module', t('module'), t('anyModule'), modules)}
        {choice('type', t('type'), t('anyType'), types)}
        <Field label={t('find')} isWide>
          <input type="search" name="q" maxLength={64} />
        </Field>
        <div className={styles.foot}>
          <p role="status">{t('changeCount', { count })}</p>
          <button type="button" data-act="copy-changes" data-done={t('copied')} aria-live="polite">
            {t('copyMarkdown')}
          </button>
          <button type="reset">{t('reset')}</button>
        </div>
      </form>
    </search>
  )
}

const Field = ({ label, isWide, children }: { label: string; isWide?: boolean; children: ReactNode }) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
  <label className={isWide ? styles.wide : undefined}>
    <span>{label}</span>
    {children}
  </label>
)
