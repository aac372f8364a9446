import { parseArgs } from 'node:util';
import { BY_MAX, readLine } from '../../cli/arguments';
import { jsonLines, toMinute } from '../../cli/text';
import type { AccountsAnswer, ShownAccount } from './performAccounts';
import type { PoolAccount } from './poolClient';

export const CHANGES = ['disable', 'enable', 'sign-out', 'set-password', 'delete'] as const;
export const LIST_MAX = 60;

export const ACCOUNTS_USAGE = `Shows and changes accounts in the user pool (docs/runbook.md, Accounts).

npm run accounts -- list [--limit <n>] [--after <token>]   up to ${LIST_MAX} at a time
npm run accounts -- show <user>           status, sessions, last sign-in
npm run accounts -- disable <user>        no sign-in, no reset; ends all sessions
npm run accounts -- enable <user>
npm run accounts -- sign-out <user>       ends all sessions
npm run accounts -- set-password <user>   reads it from standard input; ends all sessions
npm run accounts -- delete <user>         deletes the account and its data, after you type its address
  <user>   e-mail address or user name
  --by     who decides, for the audit log (default: the current user)
  --yes    delete without asking
  --json   one JSON object a line (list, show)
  --help   show this`;

export type AccountsCall =
  | { action: 'list'; after: string | undefined; limit: number }
  | { action: 'show'; user: string }
  | { action: (typeof CHANGES)[number]; user: string; by: string; yes: boolean };
export type AccountsArguments = { json: boolean; call: AccountsCall };

function readLimit(given: string): number {
  const limit = Number(given);
  if (Number.isInteger(limit) && limit >= 1 && limit <= LIST_MAX) return limit;
  throw new Error(`--limit must be a whole number from 1 to ${LIST_MAX}.`);
}

const parse = (argv: readonly string[], operator: string) =>
  parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      after: { type: 'string' },
      limit: { type: 'string', default: String(LIST_MAX) },
      by: { type: 'string', default: operator },
      yes: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });

function readCall({ values, positionals }: ReturnType<typeof parse>): AccountsCall {
  const [action, user, ...rest] = positionals;
  if (action === 'list' && user === undefined)
    return { action, after: values.after, limit: readLimit(values.limit) };
  const change = CHANGES.find((name) => name === action);
  if (action !== 'show' && change === undefined)
    throw new Error(`Use list, show, ${CHANGES.join(', ')}.`);
  if (user === undefined) throw new Error('Which account? Give its e-mail address or user name.');
  if (rest.length > 0)
    throw new Error(
      change === 'set-password'
        ? 'The password comes from standard input, never from arguments.'
        : `Unexpected argument: "${rest[0]}".`,
    );
  return change === undefined
    ? { action: 'show', user }
    : { action: change, user, by: readLine('--by', values.by, BY_MAX), yes: values.yes };
}

/**
 * @param operator who runs it
 * @throws Error with one sentence on what it takes
 */
export function parseAccountsArguments(
  argv: readonly string[],
  operator: string,
): AccountsArguments {
  const parsed = parse(argv, operator);
  return { json: parsed.values.json, call: readCall(parsed) };
}

const minute = (at: string | null): string => (at ? toMinute(at) : 'not recorded');

const listLine = ({ email, username, status, enabled, createdAt }: PoolAccount): string =>
  `${email}  ${username}  ${status}${enabled ? '' : ', disabled'}  since ${minute(createdAt)}\n`;

const shownText = (shown: ShownAccount): string =>
  [
    `e-mail: ${shown.email}`,
    `user name: ${shown.username}`,
    `account: ${shown.account}`,
    `status: ${shown.status}${shown.enabled ? '' : ', disabled'}`,
    `created: ${minute(shown.createdAt)}`,
    `last sign-in: ${minute(shown.lastSignIn)}`,
    `open sessions: ${shown.openSessions}`,
    `staff: ${shown.staff ? 'yes' : 'no'}\n`,
  ].join('\n');

export function accountsText(answer: AccountsAnswer, json: boolean): string {
  if ('said' in answer) return `${answer.said}\n`;
  const rows = 'shown' in answer ? [answer.shown] : answer.accounts;
  if (json) return jsonLines(rows);
  if ('shown' in answer) return shownText(answer.shown);
  return rows.length === 0 ? 'No accounts.\n' : answer.accounts.map(listLine).join('');
}
