import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { OperatorError } from '../../admin/OperatorError';
import { outbox } from '../../db/schema';
import type { Database } from '../../db/store';
import { CLEARED } from './claims';

export interface GivenUpMail {
  id: number;
  kind: string;
  attempts: number;
  givenUpAt: string;
  lastError: string;
}

/** Newest first. */
export async function listGivenUp(db: Database): Promise<GivenUpMail[]> {
  const rows = await db
    .select()
    .from(outbox)
    .where(isNotNull(outbox.givenUpAt))
    .orderBy(desc(outbox.givenUpAt), desc(outbox.id));
  return rows.map(({ id, kind, attempts, givenUpAt, lastError }) => ({
    id,
    kind,
    attempts,
    givenUpAt: givenUpAt ?? '',
    lastError: lastError ?? '',
  }));
}

const isGivenUp = (id: number) => and(eq(outbox.id, id), isNotNull(outbox.givenUpAt));

/**
 * Makes it due again.
 * @returns false for an unknown number
 * @throws OperatorError when its text was deleted
 */
export async function retryMail(db: Database, id: number): Promise<boolean> {
  const [mail] = await db.select().from(outbox).where(isGivenUp(id));
  if (!mail) return false;
  if (mail.text === '')
    throw new OperatorError(
      'The text of that message is deleted. Users ask for a new code; npm run quotes and npm run reports show the rest.',
    );
  // Any moment of the past is due.
  await db
    .update(outbox)
    .set({ nextAttemptAt: mail.createdAt, givenUpAt: null })
    .where(isGivenUp(id));
  return true;
}

/** Keeps the row, for `npm run quotes` and `npm run reports`. @returns false for an unknown number */
export async function discardMail(db: Database, id: number): Promise<boolean> {
  const set = { ...CLEARED, givenUpAt: null };
  const gone = await db.update(outbox).set(set).where(isGivenUp(id)).returning({ id: outbox.id });
  return gone.length > 0;
}
