'use client'
import { memo, type ReactNode } from 'react'
import type { FilterOption } from '@/lib/core/query'
import type { Filter } from '@/lib/etl/filter'

interface FieldProps {
  name: string
  label: string
  className?: string
  children: ReactNode
}

/** A control with its label; the id of the control is that of its name. */
export const Field = ({ name, label, className, children }: FieldProps) => (
  <div className={className}>
    <label htmlFor={`filter-${name}`}>{label}</label>
    {children}
  </div>
)

interface ChoiceProps {
  name: keyof Filter
  label: string
  any: string
  options: FilterOption[]
  value: string
  onChange: (field: keyof Filter, value: string) => void
}

/** Drawn again only when it changes, not with every key in the field beside it. */
export const Choice = memo(({ name, label, any, options, value, onChange }: ChoiceProps) => (
  <Field name={name} label={label}>
    <select
      id={`filter-${name}`}
      name={name}
      value={value}
      onChange={(event) => onChange(name, event.target.value)}
      autoComplete="off"
    >
      <option value="">{any}</option>
      <Options options={options} />
    </select>
  </Field>
))

const Options = memo(({ options }: { options: FilterOption[] }) =>
  options.map(([value, text]) => (
    <option key={value} value={value}>
      {text}
    </option>
  )),
)
