/** The fields of a form in the query of an address; '' is an empty one. */
export const readQuery = <Name extends string>(names: readonly Name[], search: string): Record<Name, string> => {
  const query = new URLSearchParams(search)
  return Object.fromEntries(names.map((name) => [name, query.get(name) ?? ''])) as Record<Name, string>
}

/** The reverse: empty fields are left out, other parameters of `search` remain. */
export function writeQuery<Name extends string>(
  names: readonly Name[],
  fields: Partial<Record<Name, string>>,
  search = '',
): string {
  const query = new URLSearchParams(search)
  for (const name of names) query.delete(name)
  for (const name of names) {
    const value = fields[name]?.trim()
    if (value) query.set(name, value)
  }
  const text = query.toString()
  return text && `?${text}`
}

export type FilterOption = readonly [value: string, label: string]

/** Fields as a form shows them: a value that its list does not have is not chosen. */
export const onlyOffered = <Name extends string>(
  fields: Record<Name, string>,
  lists: readonly { name: NoInfer<Name>; options: readonly FilterOption[] }[],
): Record<Name, string> => ({
  ...fields,
  ...Object.fromEntries(
    lists
      .filter(({ name, options }) => !options.some(([value]) => value === fields[name]))
      .map(({ name }) => [name, '']),
  ),
})
