import { HOUR_MS } from '../../../contracts/time';
import { countTry, secondsLeft } from '../../limits/countTry';
import { exceptions, type PoolException } from './exceptions';
import { codeLifetime, CODES_AN_HOUR } from './limits';
import type { Pool } from './pool';

async function findLimit(
  pool: Pool,
  key: string,
  most: number,
  windowMs: number,
): Promise<PoolException | undefined> {
  const counted = await countTry(pool.db, key, { most, windowMs }, pool.now());
  return counted.within ? undefined : exceptions.limit(secondsLeft(counted, pool.now()));
}

/** @throws LimitExceededException after `most` attempts within an hour */
export async function assertHourly(pool: Pool, key: string, most: number): Promise<void> {
  const refusal = await findLimit(pool, key, most, HOUR_MS);
  if (refusal) throw refusal;
}

/**
 * Before it is known whether there is an account. A code lives at least as long as the limit that
 * refuses the next one.
 * @returns LimitExceededException beyond the limit
 */
export const takeMail = (
  pool: Pool,
  operation: 'sign-up' | 'resend' | 'reset',
  emailKey: string,
): Promise<PoolException | undefined> =>
  findLimit(
    pool,
    `code ${operation} ${emailKey}`,
    CODES_AN_HOUR,
    Math.min(HOUR_MS, codeLifetime(pool, 'reset')),
  );
