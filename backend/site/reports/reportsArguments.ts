import { parseArgs } from 'node:util';
import { REPORT_MAX } from '../../../contracts/limits';
import { readReference } from '../../../contracts/reports/reportWords';
import { printable } from '../../users/accounts';
import { BY_MAX, readLimit, readLine } from '../../cli/arguments';
import { toMinute } from '../../cli/text';
import type { ReportRow } from './reports';

export const REPORTS_ACTIONS = ['list', 'show', 'take', 'accept', 'decline', 'delete'] as const;
export const REPORTS_LIMIT = 50;
/** The admin route answers them in one line. */
export const REPORTS_LIMIT_MAX = 1_000;

export const REPORTS_USAGE = `Shows and answers reports of incidents, wrong facts and missing projects (docs/runbook.md, Reports).

npm run reports -- list [--all] [--limit <n>] [--json]    open reports, newest first; with --all, closed ones too; n at most ${REPORTS_LIMIT_MAX} (default: ${REPORTS_LIMIT})
npm run reports -- show <reference> [--json]              one report
npm run reports -- take <reference>                       says that you are checking it; a wrong fact about a listed project is public from here on
npm run reports -- accept <reference> --answer <text>     closes it; everyone with the reference can read the answer
npm run reports -- decline <reference> --answer <text>    the same
npm run reports -- delete <reference>                     deletes it, and the message about it if that still waits
  --by     who decides, for the audit log (default: the current user)
  --signal the signal that a wrong fact is about, by its id (take, accept and decline)
  --json   one JSON object a line
  --help   show this`;

export type ReportsRequest =
  | { action: 'list'; limit: number; all: boolean }
  | { action: 'show'; reference: string }
  | { action: 'take'; reference: string; by: string; signal?: string }
  | { action: 'delete'; reference: string; by: string }
  | {
      action: 'accept' | 'decline';
      reference: string;
      by: string;
      answer: string;
      signal?: string;
    };
export type ReportsArguments = { json: boolean } & ReportsRequest;

function readAnswer(given: string | undefined): string {
  const answer = given?.trim() ?? '';
  if (answer === '') throw new Error('Give the answer: --answer <text>.');
  if (answer.length > REPORT_MAX.answer || /[^\P{Cc}\n]/u.test(answer))
    throw new Error(`--answer must be text of at most ${REPORT_MAX.answer} characters.`);
  return answer;
}

interface Values {
  answer?: string;
  signal?: string;
  by: string;
  limit?: string;
  all: boolean;
}

function readRequest(
  action: string | undefined,
  given: string | undefined,
  { answer, signal, by, limit, all }: Values,
): ReportsRequest {
  if (action === 'list' && given === undefined)
    return { action, limit: readLimit(limit, REPORTS_LIMIT_MAX, REPORTS_LIMIT), all };
  const known = REPORTS_ACTIONS.find((one) => one === action && one !== 'list');
  if (known === undefined || known === 'list')
    throw new Error(`Use list, or ${REPORTS_ACTIONS.slice(1).join(', ')} with a reference.`);
  if (given === undefined) throw new Error('Which report? Give its reference.');
  const reference = readReference(given);
  if (reference === undefined)
    throw new Error(`A reference looks like PL-7K3F-9QXM, not "${given}".`);
  if (known === 'show') return { action: known, reference };
  const request = { reference, by: readLine('--by', by, BY_MAX) };
  if (known === 'delete') return { action: known, ...request };
  const named = { ...request, ...(signal !== undefined && { signal }) };
  if (known === 'take') return { action: known, ...named };
  return { action: known, ...named, answer: readAnswer(answer) };
}

/**
 * @param operator who runs it
 * @throws Error with one sentence on usage
 */
export function parseReportsArguments(argv: readonly string[], operator: string): ReportsArguments {
  const {
    values,
    positionals: [action, given, ...rest],
  } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      answer: { type: 'string' },
      signal: { type: 'string' },
      by: { type: 'string', default: operator },
      limit: { type: 'string' },
      all: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  if (rest.length > 0) throw new Error(`Unexpected argument: "${rest[0]}".`);
  return { json: values.json, ...readRequest(action, given, values) };
}

const indented = (text: string): string =>
  text
    .split('\n')
    .map((line) => `    ${printable(line)}\n`)
    .join('');

/** Strangers' text cannot forge a line. */
function formatReport(row: ReportRow): string {
  const mail = row.mailError ? `${row.mail} (${row.mailError})` : row.mail;
  const fields: [label: string, value: string][] = [
    ['kind', row.kind],
    ['project', `${row.projectName} (${row.projectId ?? 'not listed'})`],
    ['about', row.about],
    ['signal', row.signal ?? ''],
    ['day', row.occurredOn],
    ['contact', row.email ?? ''],
    ...row.links.map((link): [string, string] => ['source', link]),
    ['checked', row.checkingSince === null ? '' : `since ${toMinute(row.checkingSince)}`],
    ['closed', row.closedAt === null ? '' : toMinute(row.closedAt)],
  ];
  return [
    `${row.reference}  ${row.state}  ${toMinute(row.createdAt)}  mail: ${mail}\n`,
    ...fields
      .filter(([, value]) => value !== '')
      .map(([label, value]) => `  ${label.padEnd(8)} ${printable(value)}\n`),
    indented(row.what),
    row.answer === null ? '' : `  answer\n${indented(row.answer)}`,
  ].join('');
}

export const reportsText = (rows: readonly ReportRow[]): string =>
  rows.length === 0 ? 'No reports.\n' : rows.map(formatReport).join('\n');
