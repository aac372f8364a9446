/** In the order of their first members. */
export function groupBy<One>(
  rows: readonly One[],
  toKey: (row: One) => string,
): Map<string, One[]> {
  const groups = new Map<string, One[]>();
  for (const row of rows) {
    const key = toKey(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}
