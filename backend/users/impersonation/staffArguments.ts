import { parseArgs } from 'node:util';
import type { StaffRight } from '../accounts';
import { BY_MAX, readLine } from '../../cli/arguments';
import { toMinute } from '../../cli/text';

export const STAFF_ACTIONS = ['grant', 'revoke', 'list'] as const;

export const STAFF_USAGE = `Lists, grants or revokes the right to act as other users (docs/runbook.md, Staff).

npm run staff -- grant <user> --reason <why> [--by <who>]    gives an account the right; the audit log records the reason with each use
npm run staff -- revoke <user> --reason <why> [--by <who>]   revokes it and ends the sessions that use it
npm run staff -- list [--all] [--json]                       who has it; with --all, former holders too
  <user>   the account's id (the user pool's sub); with the embedded pool, its e-mail address too
  --by     who decides, for the audit log (default: the current user)
  --json   one JSON object a line
  --help   show this`;

export type StaffRequest =
  | { action: 'grant' | 'revoke'; user: string; reason: string; by: string }
  | { action: 'list'; all: boolean };
export type StaffArguments = { json: boolean } & StaffRequest;

/**
 * @param operator who runs it
 * @throws Error with one sentence on what it takes
 */
export function parseStaffArguments(argv: readonly string[], operator: string): StaffArguments {
  const {
    values,
    positionals: [action, user, ...rest],
  } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      reason: { type: 'string' },
      by: { type: 'string', default: operator },
      all: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  if (rest.length > 0) throw new Error(`Unexpected argument: "${rest[0]}".`);
  if (action === 'list' && user === undefined)
    return { action, all: values.all, json: values.json };
  if (action !== 'grant' && action !== 'revoke')
    throw new Error('Use list, grant <user> or revoke <user>.');
  if (user === undefined) throw new Error('Which user? Give the account id.');
  return {
    action,
    user,
    reason: readLine('--reason', values.reason, BY_MAX),
    by: readLine('--by', values.by, BY_MAX),
    json: values.json,
  };
}

const formatRight = ({
  account,
  grantedAt,
  grantedBy,
  reason,
  revokedAt,
  revokedBy,
  revokedReason,
}: StaffRight): string =>
  [
    `${account}  since ${toMinute(grantedAt)}, by ${grantedBy}: ${reason}\n`,
    revokedAt === null
      ? ''
      : `  revoked ${toMinute(revokedAt)}, by ${revokedBy}: ${revokedReason}\n`,
  ].join('');

export const staffText = (rows: readonly StaffRight[]): string =>
  rows.length === 0 ? 'No one.\n' : rows.map(formatRight).join('');
