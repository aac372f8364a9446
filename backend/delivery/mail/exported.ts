import { desc, eq } from 'drizzle-orm';
import { outbox } from '../../db/schema';
import type { ExportedPart } from '../../db/tables';

/** Of what is not deleted yet. The text may have a code. */
export const exportedMails: ExportedPart = {
  file: 'mails',
  about: 'Mails to your address of the last days, without their text: that is in your mailbox.',
  read: (db, { email }, most) =>
    db
      .select({ kind: outbox.kind, writtenAt: outbox.createdAt, sentAt: outbox.sentAt })
      .from(outbox)
      .where(eq(outbox.recipient, email))
      .orderBy(desc(outbox.id))
      .limit(most),
};
