export type Cell = string | number | boolean | readonly string[] | null | undefined;

/** What spreadsheets run as a formula, in its full-width forms too. */
const FORMULA = /^[\s]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;

/** Texts that a spreadsheet would run begin with an apostrophe; NDJSON has them as they are. */
function toText(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  const text = typeof cell === 'object' ? cell.join('; ') : String(cell);
  return typeof cell !== 'number' && FORMULA.test(text) ? `'${text}` : text;
}

/** One record of RFC 4180. */
export const toCsvLine = (cells: readonly Cell[]): string =>
  `${cells
    .map(toText)
    .map((text) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text))
    .join(',')}\r\n`;
