import { eq } from 'drizzle-orm';
import { ITSELF, stopWhere } from '../../accounts';
import { sessions } from '../../../db/schema';
import type { Database } from '../../../db/store';
import type { PoolUser } from '../users';

/** No one acts as a user who cannot sign in. */
export const endActingAs = (
  tx: Database,
  { sub }: PoolUser,
  why: 'account-deleted' | 'account-disabled',
  now: Date,
): Promise<boolean> => stopWhere(tx, eq(sessions.actingAs, sub), why, now, ITSELF);
