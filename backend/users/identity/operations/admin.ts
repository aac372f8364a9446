import { and, asc, eq, gt, sql } from 'drizzle-orm';
import * as yup from 'yup';
import { toEmailKey } from '../../../../contracts/accounts/emailKey';
import { accounts, poolUsers } from '../../../db/schema';
import { isSame } from '../client';
import { forgetCodes } from '../codes';
import { exceptions } from '../exceptions';
import { forgetFailures } from '../failures';
import { loadIdentities } from '../identities';
import { signedOperation, text } from '../operation';
import type { Pool } from '../pool';
import { userAttributes, findUser, lockUser, userStatus, type PoolUser } from '../users';
import { endActingAs } from './endActingAs';
import { assertPool, ofPool, ofUser } from './ofPool';

const PAGE_MAX = 60;

const seconds = (instant: string): number => new Date(instant).getTime() / 1_000;

const userFields = (user: PoolUser) => ({
  Username: user.sub,
  UserCreateDate: seconds(user.createdAt),
  UserLastModifiedDate: seconds(user.updatedAt),
  Enabled: user.enabled,
  UserStatus: userStatus(user),
});

export const adminGetUser = signedOperation(yup.object(ofUser), async (pool, input) => {
  assertPool(pool, input);
  const user = await findUser(pool.db, input.Username);
  if (!user) throw exceptions.unknownUser();
  return {
    ...userFields(user),
    UserAttributes: userAttributes(user, (await loadIdentities(pool.db, [user]))(user)),
  };
});

/** Codes, tokens, identities and counted failures go with the user. */
export const adminDeleteUser = signedOperation(yup.object(ofUser), async (pool, input) => {
  assertPool(pool, input);
  const user = await findUser(pool.db, input.Username);
  if (!user) throw exceptions.unknownUser();
  await pool.db.transaction(async (tx) => {
    await lockUser(tx, user.sub);
    await endActingAs(tx, user, 'account-deleted', pool.now());
    await tx.delete(poolUsers).where(eq(poolUsers.sub, user.sub));
    await tx.delete(accounts).where(eq(accounts.account, user.sub));
    await forgetCodes(tx, user.emailKey);
    await forgetFailures(tx, user.emailKey);
  });
  return {};
});

/** `email = "x"`, `email ^= "x"` or `sub = "x"`, with quotes in x escaped by backslashes. */
const FILTER = /^\s*"?(email|sub)"?\s*(\^?=)\s*"((?:[^"\\]|\\.)*)"\s*$/;

function parseFilter(filter: string) {
  if (filter.trim() === '') return undefined;
  const [, attribute, operator, quoted = ''] = FILTER.exec(filter) ?? [];
  if (!operator || (attribute === 'sub' && operator !== '='))
    throw exceptions.parameter('Filter must be email = "…", email ^= "…" or sub = "…"');
  const value = quoted.replace(/\\(.)/g, '$1');
  if (attribute === 'sub') return eq(poolUsers.sub, value);
  const key = toEmailKey(value);
  return operator === '='
    ? eq(poolUsers.emailKey, key)
    : sql`starts_with(${poolUsers.emailKey}, ${key})`;
}

/** A page token is the page's last address plus an HMAC over it and the filter. */
const pageProof = (pool: Pool, filter: string, last: string): string =>
  pool.secrets.hash(`page ${filter}`, last);
const makePageToken = (pool: Pool, filter: string, last: string): string =>
  `${Buffer.from(last).toString('base64url')}.${pageProof(pool, filter, last)}`;

function readPageToken(pool: Pool, filter: string, token: string): string {
  const [coded = '', proof] = token.split('.');
  const last = Buffer.from(coded, 'base64url').toString();
  if (!isSame(proof, pageProof(pool, filter, last)))
    throw exceptions.parameter('Invalid pagination token');
  return last;
}

export const listUsers = signedOperation(
  yup.object({
    ...ofPool,
    Filter: text(256),
    PaginationToken: text(8_192),
    AttributesToGet: yup.array(text(32).required()).strict(),
    Limit: yup.number().strict().integer().min(0).max(PAGE_MAX),
  }),
  async (pool, { Filter = '', PaginationToken, AttributesToGet, Limit, ...input }) => {
    assertPool(pool, input);
    const after =
      PaginationToken === undefined
        ? undefined
        : gt(poolUsers.emailKey, readPageToken(pool, Filter, PaginationToken));
    const most = Limit || PAGE_MAX;
    const found = await pool.db
      .select()
      .from(poolUsers)
      .where(and(parseFilter(Filter), after))
      .orderBy(asc(poolUsers.emailKey))
      .limit(most + 1);
    const users = found.slice(0, most);
    const identitiesFor = await loadIdentities(pool.db, users);
    const wanted = ({ Name }: { Name: string }) =>
      !AttributesToGet || AttributesToGet.includes(Name);
    return {
      Users: users.map((user) => ({
        ...userFields(user),
        Attributes: userAttributes(user, identitiesFor(user)).filter(wanted),
      })),
      ...(found.length > most && {
        PaginationToken: makePageToken(pool, Filter, users.at(-1)!.emailKey),
      }),
    };
  },
);
