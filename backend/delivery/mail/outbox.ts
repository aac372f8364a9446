import { and, desc, inArray, lt, ne } from 'drizzle-orm';
import { toEmailKey } from '../../../contracts/accounts/emailKey';
import { outbox } from '../../db/schema';
import type { Database } from '../../db/store';
import { CODE_KINDS, type Mail, type MailKind } from './mail';

export type OutboxMail = typeof outbox.$inferSelect;

/** Joins the caller's transaction. @returns its number */
export async function insertMail(
  db: Database,
  recipient: string,
  mail: Mail,
  now: Date,
): Promise<number> {
  const [row] = await db
    .insert(outbox)
    .values({ recipient, ...mail, createdAt: now.toISOString() })
    .returning({ id: outbox.id });
  return row!.id;
}

export interface Addressed {
  recipient: string;
  mail: Mail;
}

/** Several at once. */
export async function insertMails(
  db: Database,
  mails: readonly Addressed[],
  now: Date,
): Promise<void> {
  if (mails.length === 0) return;
  const createdAt = now.toISOString();
  await db
    .insert(outbox)
    .values(mails.map(({ recipient, mail }) => ({ recipient, ...mail, createdAt })));
}

/** Readable messages, newest first. @param recipient in any case; undefined: everyone's */
export async function listMails(
  db: Database,
  recipient?: string,
  most = 20,
): Promise<OutboxMail[]> {
  const readable = await db
    .select({ id: outbox.id, recipient: outbox.recipient })
    .from(outbox)
    .where(ne(outbox.text, ''))
    .orderBy(desc(outbox.id));
  // Compared here: databases lowercase umlauts differently, and there are few rows.
  const wanted = readable
    .filter(
      (mail) => recipient === undefined || toEmailKey(mail.recipient) === toEmailKey(recipient),
    )
    .slice(0, most);
  if (wanted.length === 0) return [];
  return db
    .select()
    .from(outbox)
    .where(
      inArray(
        outbox.id,
        wanted.map(({ id }) => id),
      ),
    )
    .orderBy(desc(outbox.id));
}

/** Deletes messages from before `moment`; by default those with codes. @returns how many */
export async function deleteMailsBefore(
  db: Database,
  moment: Date,
  kinds: readonly MailKind[] = CODE_KINDS,
): Promise<number> {
  const isOld = and(inArray(outbox.kind, [...kinds]), lt(outbox.createdAt, moment.toISOString()));
  return (await db.delete(outbox).where(isOld).returning({ id: outbox.id })).length;
}
