import type { z } from 'zod'

/** Removing what is wrong may bring up what depends on it, but not for ever. */
const MOST_ROUNDS = 8

/**
 * What remains of data when every field that a schema refuses is left out: one slip in a file must not hide what its
 * sound fields say to the rest of the check.
 * @param spare values for required fields that are missing or wrong
 * @returns undefined when nothing sound remains
 */
export function salvage<T>(data: unknown, schema: z.ZodType<T>, spare: object = {}): T | undefined {
  let rest: unknown = structuredClone(data)
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const parsed = schema.safeParse(isFields(rest) ? { ...spare, ...rest } : rest)
    if (parsed.success) return parsed.data
    const paths = parsed.error.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path],
    )
    if (!paths.map((fieldPath) => remove(rest, fieldPath)).some(Boolean)) return undefined
    rest = withoutHoles(rest)
  }
  return undefined
}

const isFields = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Deletes a field, or the thing it is missing in. @returns whether there was something to delete */
function remove(data: unknown, fieldPath: PropertyKey[]): boolean {
  for (let length = fieldPath.length; length > 0; length--) {
    const holder = fieldPath.slice(0, length - 1).reduce<unknown>(enter, data)
    const name = fieldPath[length - 1]
    if (typeof holder === 'object' && holder !== null && name !== undefined && Object.hasOwn(holder, name))
      return Reflect.deleteProperty(holder, name)
  }
  return false
}

const enter = (value: unknown, part: PropertyKey): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined

/** Deleted entries of lists leave holes. */
function withoutHoles(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((_, index) => index in value).map(withoutHoles)
  if (!isFields(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutHoles(inner)]))
}
