'use client'
import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type ChangeFilter, parseFilter, toMarkdown, writeFilter } from '@/lib/blog/change-filter'
import { FoldedFields } from '../address/folded-fields.client'
import { useAddress } from '../address/use-address.client'
import { writeClipboard } from '../ui/clipboard.client'
import styles from './changes-filter.module.css'
import { type ChangesChoice, useChanges } from './use-changes.client'

const DONE_MS = 2000

interface ChangesFilterProps {
  count: number
  choices: ChangesChoice[]
}

/** The form over “What changed”. The changes are whole in the page; those not requested are hidden in it. */
export function ChangesFilter({ count, choices }: ChangesFilterProps) {
  const [t, shell] = [useTranslations('changes'), useTranslations('shell')]
  const form = useRef<HTMLFormElement>(null)
  const [fields, setFields] = useAddress({ form, read: parseFilter, write: writeFilter })
  const reset = () => setFields(parseFilter(''))
  const { filter, found } = useChanges(form, choices, fields, reset)

  const set = (name: keyof ChangeFilter, value: string) => setFields((before) => ({ ...before, [name]: value }))
  const markdown = () => {
    const newest = choices.find(({ name }) => name === 'to')?.options[0]?.[0]
    const versions = filter.from && [filter.from, '→', filter.to || newest]
    return toMarkdown([t('title'), ...versions].filter(Boolean).join(' '), found ?? [])
  }
  return (
    <search className="needs-js">
      <form
        ref={form}
        className={styles.form}
        autoComplete="off"
        aria-label={t('name')}
        onSubmit={(event) => event.preventDefault()}
      >
        <FoldedFields label={t('filters')} count={Object.values(filter).filter(Boolean).length}>
          {choices.map((choice) => (
            <Choice key={choice.name} {...choice} value={filter[choice.name]} onChange={set} />
          ))}
          <Field label={t('find')} isWide>
            <input
              type="search"
              name="q"
              maxLength={64}
              value={filter.q}
              onChange={({ target }) => set('q', target.value)}
            />
          </Field>
        </FoldedFields>
        <div className={styles.foot}>
          <p role="status">{t('count', { count: found?.length ?? count })}</p>
          <CopyButton text={markdown} label={t('copy')} done={shell('copied')} />
          <button type="button" onClick={reset}>
            {t('reset')}
          </button>
        </div>
      </form>
      {found?.length === 0 && <p className={styles.nothing}>{t('nothing')}</p>}
    </search>
  )
}

interface ChoiceProps extends ChangesChoice {
  value: string
  onChange: (name: keyof ChangeFilter, value: string) => void
}

const Choice = ({ name, label, any, options, value, onChange }: ChoiceProps) => (
  <Field label={label}>
    <select name={name} value={value} onChange={({ target }) => onChange(name, target.value)}>
      <option value="">{any}</option>
      {options.map(([id, text]) => (
        <option key={id} value={id}>
          {text}
        </option>
      ))}
    </select>
  </Field>
)

const Field = ({ label, isWide, children }: { label: string; isWide?: boolean; children: ReactNode }) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
  <label className={isWide ? styles.wide : undefined}>
    <span>{label}</span>
    {children}
  </label>
)

/** Says for a moment that it has copied. */
function CopyButton({ text, label, done }: { text: () => string; label: string; done: string }) {
  const [isDone, setDone] = useState(false)
  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(() => setDone(false), DONE_MS)
    return () => clearTimeout(timer)
  }, [isDone])
  return (
    <button type="button" aria-live="polite" onClick={() => void writeClipboard(text()).then(setDone)}>
      {isDone ? done : label}
    </button>
  )
}
