import { and, inArray, lt, ne } from 'drizzle-orm';
import { outbox } from '../../db/schema';
import type { Database } from '../../db/store';
import { CLEARED } from './claims';
import type { MailKind } from './mail';
import type { OutboxMail } from './outbox';

/** `none`: no address was set; `waiting`: not sent yet; `given up`: never will be. */
export type MailState = 'none' | 'waiting' | 'sent' | 'given up';

export function mailState(mail: OutboxMail | null): MailState {
  if (!mail) return 'none';
  if (mail.sentAt !== null) return 'sent';
  return mail.text === '' || mail.givenUpAt !== null ? 'given up' : 'waiting';
}

/** Clears messages of before `moment` that no one took. @returns how many */
export async function clearUnsent(
  db: Database,
  kinds: readonly MailKind[],
  moment: string,
): Promise<number> {
  const emptied = await db
    .update(outbox)
    .set({ ...CLEARED, nextAttemptAt: null })
    .where(and(inArray(outbox.kind, [...kinds]), ne(outbox.text, ''), lt(outbox.createdAt, moment)))
    .returning({ id: outbox.id });
  return emptied.length;
}
