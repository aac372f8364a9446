import type { FastifyBaseLogger } from 'fastify';
import { findAccount, type NoTarget } from '../accounts';
import { OperatorError } from '../../admin/OperatorError';
import type { Database } from '../../db/store';
import type { Pool } from '../identity';
import { PoolClient, type CognitoPool, type PoolAccount } from './poolClient';

export interface PoolNeeds {
  pool?: Pool;
  cognito?: CognitoPool;
}
export interface PoolUser {
  account: string;
  email: string;
}

/** What can be a user name (Cognito's own rule). */
const USER_NAME = /^[\p{L}\p{M}\p{S}\p{N}\p{P}]{1,128}$/u;

/** The account that signed in here with the address counts in any spelling of it. */
async function listNamed(
  client: PoolClient,
  user: string,
  signedIn: string | undefined,
): Promise<PoolAccount[]> {
  const named = user.includes('@') ? await client.listBy('email', user) : [];
  if (named.length > 0) return named;
  const ofAccount = await client.listBy('sub', signedIn ?? user);
  if (ofAccount.length > 0) return ofAccount;
  const found = USER_NAME.test(user) ? await client.get(user) : undefined;
  return found ? [found] : [];
}

function choose(listed: readonly PoolAccount[]): PoolUser | NoTarget {
  const confirmed = listed.filter(
    ({ email, status }) => email !== '' && ['CONFIRMED', 'EXTERNAL_PROVIDER'].includes(status),
  );
  const [only, ...others] = confirmed.filter(({ enabled }) => enabled);
  const isUnconfirmed = listed.some(({ status }) => status === 'UNCONFIRMED');
  if (!only && confirmed.length > 0) return 'disabled-user';
  if (!only) return isUnconfirmed ? 'unconfirmed-user' : 'unknown-user';
  return others.length > 0 ? 'several-users' : { account: only.account, email: only.email };
}

/**
 * Who may sign in, whether they have or not: confirmed and enabled. `pool-unasked` without a pool
 * that answers: Cognito wants an administrator's credentials.
 */
export async function findPoolUser(
  db: Database,
  { pool, cognito }: PoolNeeds,
  { user, emailHash }: { user: string; emailHash?: string },
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<PoolUser | NoTarget> {
  if (!pool && !cognito) return 'pool-unasked';
  const signedIn = emailHash && (await findAccount(db, { emailHash }))?.account;
  const client = await PoolClient.open(pool, cognito);
  try {
    return choose(await listNamed(client, user, signedIn || undefined));
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    const { name: reason } = (error.cause ?? error) as Error;
    if (reason === 'InvalidParameterException') return 'unknown-user';
    log.warn({ reason }, 'the user pool refuses');
    return 'pool-unasked';
  } finally {
    client.close();
  }
}
