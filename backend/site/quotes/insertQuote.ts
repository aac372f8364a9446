import { eq } from 'drizzle-orm';
import type { QuoteForm } from '../../../contracts/site/quote';
import { quoteRequests } from '../../db/schema';
import type { Database } from '../../db/store';
import { insertMail } from '../../delivery/mail';
import { quoteMail } from './quoteMail';

/** Without an address, requests are only stored. */
export interface QuoteReader {
  to: string | undefined;
  siteUrl: string | undefined;
}

/** The form sends a request again when the answer was lost. */
export async function hasQuote(db: Database, id: string): Promise<boolean> {
  return (
    (await db.select({ id: quoteRequests.id }).from(quoteRequests).where(eq(quoteRequests.id, id)))
      .length > 0
  );
}

/** Stores a request with its message, both or neither; ignores a repeat. */
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
