/** The query, with the fields of the form that have a value in it: what was typed before the code of the form had come. */
export function withTyped(form: HTMLFormElement | null, search: string): string {
  const query = new URLSearchParams(search)
  for (const [name, value] of form ? new FormData(form) : []) if (value) query.set(name, String(value))
  return query.toString()
}
