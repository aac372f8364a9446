import { and, desc, inArray, lt, ne } from 'drizzle-orm';
import { emailKeyOf } from '../../contracts/accounts';
import { outbox } from '../db/schema';
import type { Database } from '../db/store';
import { CODE_KINDS, type Mail } from './mail';

export type OutboxMail = typeof outbox.$inferSelect;

/** Puts a message into the outbox; with the transaction that it is written in, or not at all. @returns its number */
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

/**
 * The newest messages that can still be read, newest first.
 * @param recipient whose; an address in any case. Undefined: everybody's.
 */
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
  // Compared here: databases differ in what the small letter of an umlaut is. There is one day of codes at most, and a week of the rest.
  const wanted = readable
    .filter(
      (mail) => recipient === undefined || emailKeyOf(mail.recipient) === emailKeyOf(recipient),
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

/** Deletes messages with codes of before a moment: a code is of no use to anybody by then. @returns how many */
export async function deleteMailsBefore(db: Database, moment: Date): Promise<number> {
  const isOld = and(
    inArray(outbox.kind, [...CODE_KINDS]),
    lt(outbox.createdAt, moment.toISOString()),
  );
  return (await db.delete(outbox).where(isOld).returning({ id: outbox.id })).length;
}
