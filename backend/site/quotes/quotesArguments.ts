import { parseArgs } from 'node:util';
import { printable } from '../../users/accounts';
import { readLimit } from '../../cli/arguments';
import { toMinute } from '../../cli/text';
import type { QuoteRow } from './quotes';

export const QUOTES_LIMIT = 50;
/** The admin route answers them in one line. */
export const QUOTES_LIMIT_MAX = 1_000;

export const QUOTES_USAGE = `Shows or deletes requests for a quote.

npm run quotes -- list [--limit <n>] [--json]   the newest requests, newest first; n at most ${QUOTES_LIMIT_MAX} (default: ${QUOTES_LIMIT})
npm run quotes -- delete <id>                   deletes one, and the message about it if that waits still
  --json   one JSON object a line
  --help   show this`;

export type QuotesArguments =
  { action: 'list'; limit: number; json: boolean } | { action: 'delete'; id: string };

/** @throws Error with one sentence on usage */
export function parseQuotesArguments(argv: readonly string[]): QuotesArguments {
  const {
    values,
    positionals: [action, id, ...rest],
  } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      limit: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  if (rest.length > 0) throw new Error(`Unexpected argument: "${rest[0]}".`);
  if (action === 'list' && id === undefined)
    return {
      ...{ action, json: values.json },
      limit: readLimit(values.limit, QUOTES_LIMIT_MAX, QUOTES_LIMIT),
    };
  if (action === 'delete' && id !== undefined) return { action, id };
  throw new Error(action === 'delete' ? 'Which request? Give its id.' : 'Use list or delete <id>.');
}

const LABELS = ['name', 'email', 'project', 'website', 'service'] as const;

/** Strangers' text cannot forge a line. */
function formatQuote(row: QuoteRow): string {
  const mail = row.mailError ? `${row.mail} (${row.mailError})` : row.mail;
  const fields = LABELS.filter((label) => row[label] !== '').map(
    (label) => `  ${label.padEnd(8)} ${printable(row[label])}\n`,
  );
  const message =
    row.message === ''
      ? ''
      : row.message
          .split('\n')
          .map((line) => `    ${printable(line)}\n`)
          .join('');
  return `${row.id}  ${toMinute(row.createdAt)}  mail: ${mail}\n${fields.join('')}${message}`;
}

export const quotesText = (rows: readonly QuoteRow[]): string =>
  rows.length === 0 ? 'No requests.\n' : rows.map(formatQuote).join('\n');
