import { parseArgs } from 'node:util';
import { AUDIT_EVENTS } from '../../../contracts/accounts/audit';
import { instant, oneOf } from '../../../contracts/schemas';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../contracts/time';
import { readLimit } from '../../cli/arguments';
import { table } from '../../cli/text';
import type { AuditFilter, AuditRow } from './auditLog';

export const AUDIT_LIMIT = 200;
export const AUDIT_LIMIT_MAX = 2_000;

export const AUDIT_USAGE = `Shows the audit log of accounts, oldest row first.

npm run audit -- [options]
  --account <id>   only rows of this account (the user pool's sub), including what it did while acting as someone else
  --event <name>   only rows of this event: ${AUDIT_EVENTS.join(', ')}
  --since <when>   rows since: 30m, 24h, 7d, or an ISO 8601 day or instant in UTC
  --until <when>   rows before, in the same format
  --limit <n>      the newest n rows, at most ${AUDIT_LIMIT_MAX} (default: ${AUDIT_LIMIT})
  --json           one JSON object a line, hashes in full
  --help           show this`;

export interface AuditArguments extends AuditFilter {
  json: boolean;
}

const UNIT_MS: Record<string, number> = { m: MINUTE_MS, h: HOUR_MS, d: DAY_MS };

/** `7d` before now, or a stated instant; a day means its start. */
function readWhen(name: string, given: string | undefined, now: Date): Date | undefined {
  if (given === undefined) return undefined;
  const [, count, unit] = /^(\d{1,4})([mhd])$/.exec(given) ?? [];
  if (count && unit) return new Date(now.getTime() - Number(count) * UNIT_MS[unit]!);
  if (!instant().isValidSync(given))
    throw new Error(
      `--${name} must be like 30m, 24h or 7d, or an ISO 8601 day or instant, not "${given}".`,
    );
  const isZoned = !given.includes('T') || /(Z|[+-]\d{2}:\d{2})$/.test(given);
  return new Date(isZoned ? given : `${given}Z`);
}

/** @throws Error with one sentence that names the option */
export function parseAuditArguments(argv: readonly string[], now: Date): AuditArguments {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      account: { type: 'string' },
      event: { type: 'string' },
      since: { type: 'string' },
      until: { type: 'string' },
      limit: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const { account, event, json } = values;
  const known = oneOf(AUDIT_EVENTS);
  if (!known.isValidSync(event))
    throw new Error(`--event must be one of ${AUDIT_EVENTS.join(', ')}, not "${event}".`);
  return {
    account,
    event: known.cast(event),
    since: readWhen('since', values.since, now),
    until: readWhen('until', values.until, now),
    limit: readLimit(values.limit, AUDIT_LIMIT_MAX, AUDIT_LIMIT),
    json,
  };
}

const short = (hash: string | null): string => hash?.slice(0, 8) ?? '-';

const COLUMNS: [heading: string, cell: (row: AuditRow) => string][] = [
  ['at (UTC)', ({ at }) => at.replace('T', ' ').replace('Z', '')],
  ['event', ({ event }) => event],
  ['outcome', ({ outcome }) => outcome],
  ['account', ({ account }) => account ?? '-'],
  ['by', ({ actor }) => actor ?? '-'],
  ['e-mail', ({ emailHash }) => short(emailHash)],
  ['session', ({ sidHash }) => short(sidHash)],
  ['from', ({ addressKey }) => short(addressKey)],
  ['request', ({ requestId }) => requestId],
  ['detail', ({ detail }) => detail ?? ''],
];

export function auditTable(rows: readonly AuditRow[]): string {
  if (rows.length === 0) return 'No rows.\n';
  return table([
    COLUMNS.map(([heading]) => heading),
    ...rows.map((row) => COLUMNS.map(([, cell]) => cell(row))),
  ]);
}
