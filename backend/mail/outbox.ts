import { desc, eq, lt } from 'drizzle-orm';
import { outbox } from '../db/schema';
import type { Database } from '../db/store';
import type { Mail } from './codeMail';

export type OutboxMail = typeof outbox.$inferSelect;

/** Puts a message into the outbox; with the transaction that it is written in, or not at all. */
export async function insertMail(db: Database, recipient: string, mail: Mail, now: Date): Promise<void> {
  await db.insert(outbox).values({ recipient, ...mail, createdAt: now.toISOString() });
}

/** The newest messages to somebody, newest first. */
export function listMails(db: Database, recipient: string, most = 20): Promise<OutboxMail[]> {
  return db.select().from(outbox).where(eq(outbox.recipient, recipient)).orderBy(desc(outbox.id)).limit(most);
}

/** Deletes messages of before a moment: a code is of no use to anybody by then. @returns how many */
export async function deleteMailsBefore(db: Database, moment: Date): Promise<number> {
  return (await db.delete(outbox).where(lt(outbox.createdAt, moment.toISOString())).returning({ id: outbox.id })).length;
}
