import { desc, eq, inArray, lt } from 'drizzle-orm';
import { isoBefore } from '../../../contracts/time';
import { outbox, quoteRequests } from '../../db/schema';
import type { Database } from '../../db/store';
import { clearUnsent, type MailState, mailState } from '../../delivery/mail';
import { QUOTE_KEPT_MS, QUOTE_MAIL_MS } from './limits';

export interface QuoteRow extends Omit<typeof quoteRequests.$inferSelect, 'mailId'> {
  mail: MailState;
  mailError: string | null;
}

export async function listQuotes(db: Database, limit: number): Promise<QuoteRow[]> {
  const rows = await db
    .select()
    .from(quoteRequests)
    .leftJoin(outbox, eq(quoteRequests.mailId, outbox.id))
    .orderBy(desc(quoteRequests.createdAt), desc(quoteRequests.id))
    .limit(limit);
  return rows.map(({ quote_requests: { mailId: _, ...request }, outbox: mail }) => ({
    ...request,
    mail: mailState(mail),
    mailError: mail?.lastError ?? null,
  }));
}

async function deleteWith(db: Database, condition: ReturnType<typeof eq>): Promise<number> {
  return db.transaction(async (tx) => {
    const gone = await tx
      .delete(quoteRequests)
      .where(condition)
      .returning({ mailId: quoteRequests.mailId });
    const mails = gone.flatMap(({ mailId }) => (mailId === null ? [] : [mailId]));
    if (mails.length > 0) await tx.delete(outbox).where(inArray(outbox.id, mails));
    return gone.length;
  });
}

/** With its message. @returns whether it existed */
export const deleteQuote = async (db: Database, id: string): Promise<boolean> =>
  (await deleteWith(db, eq(quoteRequests.id, id))) > 0;

/** Deletes old requests and clears messages unsent for a week. @returns how many of both */
export async function pruneQuotes(db: Database, now: Date): Promise<number> {
  const before = (ms: number) => isoBefore(now, ms);
  return (
    (await clearUnsent(db, ['quote'], before(QUOTE_MAIL_MS))) +
    (await deleteWith(db, lt(quoteRequests.createdAt, before(QUOTE_KEPT_MS))))
  );
}
