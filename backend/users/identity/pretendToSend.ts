import { eq } from 'drizzle-orm';
import { outbox } from '../../db/schema';
import type { Database } from '../../db/store';

/** About the length of a code message (mail/codeMail.ts), because storing cost depends on size. */
const FILLER = '-'.repeat(1_900);

/** For an address without an account: matches a real message in number and size of writes. */
export async function pretendToSend(tx: Database, createdAt: string): Promise<void> {
  const message = {
    recipient: '',
    kind: 'pretended',
    subject: '',
    text: '',
    html: FILLER,
    createdAt,
  };
  const [stored] = await tx.insert(outbox).values(message).returning({ id: outbox.id });
  await tx.delete(outbox).where(eq(outbox.id, stored!.id));
}
