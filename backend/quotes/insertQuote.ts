import { eq } from 'drizzle-orm';
import type { QuoteForm } from '../../contracts/quote';
import { quoteRequests } from '../db/schema';
import type { Database } from '../db/store';
import { insertMail } from '../mail';
import { quoteMail } from './quoteMail';

/** Whom the operator wants to be told; without an address the request is only stored. */
export interface QuoteReader {
  to: string | undefined;
  siteUrl: string | undefined;
}

/** Whether a request is stored already: its form sends it again when the answer was lost. */
export async function hasQuote(db: Database, id: string): Promise<boolean> {
  return (
    (await db.select({ id: quoteRequests.id }).from(quoteRequests).where(eq(quoteRequests.id, id)))
      .length > 0
  );
}

/** Stores a request together with the message about it, both or neither; one that is stored already is left as it is. */
export async function insertQuote(
  db: Database,
  id: string,
  form: QuoteForm,
  { to, siteUrl }: QuoteReader,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const stored = await tx
      .insert(quoteRequests)
      .values({ id, ...form, createdAt: now.toISOString() })
      .onConflictDoNothing()
      .returning({ id: quoteRequests.id });
    if (stored.length === 0 || to === undefined) return;
    const mailId = await insertMail(tx, to, quoteMail(form, siteUrl), now);
    await tx.update(quoteRequests).set({ mailId }).where(eq(quoteRequests.id, id));
  });
}
