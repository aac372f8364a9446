import { sql } from 'drizzle-orm';
import { toEmailKey } from '../../contracts/emailKey';
import * as schema from '../db/schema';
import { deletedBy, type TableRule } from '../db/tables';
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
    onForget: deletedBy(poolCodes, poolCodes.sub, 'account'),
  },
  {
    table: poolTokens,
    belongsTo: 'account',
    onForget: deletedBy(poolTokens, poolTokens.sub, 'account'),
  },
  {
    table: poolIdentities,
    belongsTo: 'account',
    onForget: deletedBy(poolIdentities, poolIdentities.sub, 'account'),
  },
  {
    table: poolUsers,
    belongsTo: 'account',
    onForget: deletedBy(poolUsers, poolUsers.sub, 'account'),
  },
  {
    table: poolFailures,
    belongsTo: 'account',
    onForget: (tx, { email }) => forgetFailures(tx, toEmailKey(email)),
  },
  {
    table: rateWindows,
    belongsTo: 'account',
    onForget: async (tx, { account, email, emailHash }) => {
      for (const name of [account, toEmailKey(email), emailHash])
        await tx.delete(rateWindows).where(endsWith(name));
    },
  },
  {
    table: poolRequests,
    belongsTo: 'account',
    onForget: async (tx, { account }) => {
      await tx
        .delete(poolRequests)
        .where(sql`position(${account} in ${poolRequests.payload}::text) > 0`);
    },
  },
  { table: callCounts, belongsTo: 'nobody' },
  { table: poolKeys, belongsTo: 'nobody' },
];
