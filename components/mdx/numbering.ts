const counters = new WeakMap<object, Map<string, number>>()

/** 1, 2, 3 … for each thing of a page that needs an id of its own. */
export function nextNumber(page: object, thing: string): number {
  const counts = counters.get(page) ?? new Map<string, number>()
  counters.set(page, counts)
  const number = (counts.get(thing) ?? 0) + 1
  counts.set(thing, number)
  return number
}
