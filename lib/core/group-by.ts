/** Values by their keys, both in the order they come. (`Map.groupBy` wants Node 21.) */
export function groupBy<T>(entries: (readonly [string, T])[]): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const [key, value] of entries) {
    const group = groups.get(key)
    if (group) group.push(value)
    else groups.set(key, [value])
  }
  return groups
}
