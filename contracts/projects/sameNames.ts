interface Named {
  id: string;
  name: string;
}

/** Upper and lower case, and spaces around a name, look too much alike to tell rows apart. */
const key = (name: string): string => name.normalize('NFKC').trim().toLowerCase();

/** Groups of different projects that have one name. A project that is listed twice counts once. */
export function groupSameNames<Row extends Named>(rows: readonly Row[]): Row[][] {
  const groups = new Map<string, Map<string, Row>>();
  for (const row of rows) {
    const group = groups.get(key(row.name)) ?? new Map<string, Row>();
    groups.set(key(row.name), group.set(row.id, row));
  }
  return [...groups.values()].filter(({ size }) => size > 1).map((group) => [...group.values()]);
}
