export const jsonLines = (rows: readonly object[]): string =>
  rows.map((row) => `${JSON.stringify(row)}\n`).join('');

export const toMinute = (at: string): string => `${at.replace('T', ' ').slice(0, 16)} UTC`;

/** The first row has the headings. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const toLine = (row: readonly string[]) =>
    row.map((cell, column) => cell.padEnd(widths[column]!)).join('  ');
  return rows.map((row) => `${toLine(row).trimEnd()}\n`).join('');
}
