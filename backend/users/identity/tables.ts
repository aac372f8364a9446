import { sql } from 'drizzle-orm';
import { toEmailKey } from '../../../contracts/accounts/emailKey';
import * as schema from '../../db/schema';
import { deletedBy, type TableRule } from '../../db/tables';
import { forgetCodes } from './codes';
import { exportedAttempts, exportedFailures, exportedIdentities, exportedUser } from './exported';
import { forgetFailures } from './failures';

const { poolCodes, poolFailures, poolIdentities, poolKeys, poolTokens } = schema;
const { poolRequests, poolUsers, callCounts, rateWindows } = schema;

/** Counter keys end with an address, its hash, or an account. */
const endsWith = (name: string) =>
  sql`right(${rateWindows.key}, ${name.length + 1}::int) = ${` ${name}`}`;

export const poolTables: readonly TableRule[] = [
  {
    table: poolCodes,
    belongsTo: 'account',
    onForget: (tx, { email }) => forgetCodes(tx, toEmailKey(email)),
    exported: { leftOut: 'Codes mailed to you: kept as hashes only, for a day at most.' },
  },
  {
    table: poolTokens,
    belongsTo: 'account',
    onForget: deletedBy(poolTokens, poolTokens.sub, 'account'),
    exported: { leftOut: 'Keys of your logins: kept as hashes only, for 30 days.' },
  },
  {
    table: poolIdentities,
    belongsTo: 'account',
    onForget: deletedBy(poolIdentities, poolIdentities.sub, 'account'),
    exported: exportedIdentities,
  },
  {
    table: poolUsers,
    belongsTo: 'account',
    onForget: deletedBy(poolUsers, poolUsers.sub, 'account'),
    exported: exportedUser,
  },
  {
    table: poolFailures,
    belongsTo: 'account',
    onForget: (tx, { email }) => forgetFailures(tx, toEmailKey(email)),
    exported: exportedFailures,
  },
  {
    table: rateWindows,
    belongsTo: 'account',
    onForget: async (tx, { account, email, emailHash }) => {
      for (const name of [account, toEmailKey(email), emailHash])
        await tx.delete(rateWindows).where(endsWith(name));
    },
    exported: exportedAttempts,
  },
  {
    table: poolRequests,
    belongsTo: 'account',
    onForget: async (tx, { account }) => {
      await tx
        .delete(poolRequests)
        .where(sql`position(${account} in ${poolRequests.payload}::text) > 0`);
    },
    exported: { leftOut: 'Logins through Google that are under way: they end within minutes.' },
  },
  { table: callCounts, belongsTo: 'nobody' },
  { table: poolKeys, belongsTo: 'nobody' },
];
