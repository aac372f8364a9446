/** docs/access.md as data. */

export const CALLERS = [
  'anonymous',
  'user',
  'other user',
  'staff',
  'acting',
  'expired',
  'revoked',
] as const;
export type CallerName = (typeof CALLERS)[number];

export const WORDS = ['yes', 'own', 'key', 'audited', 'sign-in', '401', '403', '404'] as const;
export type Word = (typeof WORDS)[number];

export interface AccessRow {
  /** The whole first cell: two rows of one call differ in what they ask for. */
  call: string;
  method: string;
  /** As in an endpoint: `/api/watchlist/{id}`. */
  path: string;
  cells: Record<CallerName, Word>;
}

const isWord = (cell: string): cell is Word => (WORDS as readonly string[]).includes(cell);

function parseRow(line: string): AccessRow | undefined {
  const [first = '', ...cells] = line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
  const named = /^`([A-Z]+) (\/[^`]*)`(.*)$/.exec(first);
  if (!named) return undefined;
  const [, method = '', path = '', more = ''] = named;
  const call = `${method} ${path}${more}`;
  if (cells.length !== CALLERS.length) throw new Error(`${call}: needs ${CALLERS.length} cells`);
  const wrong = cells.find((cell) => !isWord(cell));
  if (wrong !== undefined) throw new Error(`${call}: “${wrong}” is no word of the table`);
  const pairs = CALLERS.map((caller, at) => [caller, cells[at]]);
  return { call, method, path, cells: Object.fromEntries(pairs) as AccessRow['cells'] };
}

/** @throws for a row that is incomplete, has another word, or stands there twice */
export function readAccessTable(text: string): AccessRow[] {
  const rows = text.split('\n').flatMap((line) => parseRow(line) ?? []);
  const twice = rows.find(({ call }, at) => rows.findIndex((row) => row.call === call) !== at);
  if (twice) throw new Error(`${twice.call}: stands there twice`);
  return rows;
}
