import { HOUR_MS } from '../../contracts/time';
import { countTry } from '../limits/countTry';
import { exceptions } from './exceptions';
import type { Pool } from './pool';

/** @throws LimitExceededException after `most` attempts within an hour */
export async function assertHourly(pool: Pool, key: string, most: number): Promise<void> {
  const { within } = await countTry(pool.db, key, { most, windowMs: HOUR_MS }, pool.now());
  if (!within) throw exceptions.limit();
}
