import {
  and,
  asc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  not,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isoAfter, isoBefore, MINUTE_MS } from '../../../contracts/time';
import { outbox } from '../../db/schema';
import type { Database } from '../../db/store';
import { CODE_KINDS, type MailLife } from './mail';
import type { OutboxMail } from './outbox';

/** How long a claim excludes others; deliverDue gives up well before. */
export const CLAIM_MS = MINUTE_MS;
export const LONGEST_RETRY_MS = 15 * MINUTE_MS;

/** What remains of a cleared message: that it existed, and for whom. */
export const CLEARED = { subject: '', text: '', html: '', replyTo: null, headers: null } as const;

/** Kinds outside `life` are never young. */
const isYoung = (now: Date, life: MailLife): SQL | undefined =>
  or(
    ...Object.entries(life).map(([kind, ms]) =>
      and(eq(outbox.kind, kind), gt(outbox.createdAt, isoBefore(now, ms))),
    ),
  );

/** By a newer code. */
function isReplaced(db: Database): SQL | undefined {
  const newer = alias(outbox, 'newer');
  const ofSame = and(
    eq(newer.recipient, outbox.recipient),
    eq(newer.kind, outbox.kind),
    gt(newer.id, outbox.id),
  );
  return and(
    inArray(outbox.kind, [...CODE_KINDS]),
    exists(db.select({ id: newer.id }).from(newer).where(ofSame)),
  );
}

const isLive = (db: Database, now: Date, life: MailLife): SQL | undefined =>
  and(isYoung(now, life), not(isReplaced(db)!));

/**
 * Claims due messages for CLAIM_MS, new ones first. Skips rows that another process is claiming.
 */
export async function claimMails(
  db: Database,
  { now, life, most }: { now: Date; life: MailLife; most: number },
): Promise<OutboxMail[]> {
  const isDue = and(
    isNull(outbox.sentAt),
    or(
      eq(outbox.attempts, 0),
      lte(outbox.nextAttemptAt, now.toISOString()),
      // Set by a clock that has been set back since.
      gt(outbox.nextAttemptAt, isoAfter(now, LONGEST_RETRY_MS)),
    ),
    isLive(db, now, life),
  );
  const due = db
    .$with('due')
    .as(
      db
        .select({ id: outbox.id })
        .from(outbox)
        .where(isDue)
        .orderBy(asc(outbox.attempts), asc(outbox.id))
        .limit(most)
        .for('update', { skipLocked: true }),
    );
  const claimed = await db
    .with(due)
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, nextAttemptAt: isoAfter(now, CLAIM_MS) })
    .where(inArray(outbox.id, db.select({ id: due.id }).from(due)))
    .returning();
  return claimed.sort((a, b) => a.id - b.id);
}

/** The earliest retry; undefined when none waits. */
export async function findNextDue(
  db: Database,
  { now, life }: { now: Date; life: MailLife },
): Promise<Date | undefined> {
  const [row] = await db
    .select({ at: outbox.nextAttemptAt })
    .from(outbox)
    .where(and(isNull(outbox.sentAt), isNotNull(outbox.nextAttemptAt), isLive(db, now, life)))
    .orderBy(asc(outbox.nextAttemptAt))
    .limit(1);
  return row?.at ? new Date(row.at) : undefined;
}

/** Clears the content, even if another process has claimed it. */
export async function settleSent(db: Database, { id }: OutboxMail, now: Date): Promise<void> {
  await db
    .update(outbox)
    .set({
      ...CLEARED,
      sentAt: now.toISOString(),
      nextAttemptAt: null,
      lastError: null,
      givenUpAt: null,
    })
    .where(eq(outbox.id, id));
}

/** Only while the claim is ours: another process's result stays. */
const ours = ({ id, attempts }: OutboxMail) =>
  and(eq(outbox.id, id), eq(outbox.attempts, attempts), isNull(outbox.sentAt));

/** Shown to the operator: still readable, no longer due. */
export async function settleShown(db: Database, mail: OutboxMail): Promise<void> {
  await db.update(outbox).set({ nextAttemptAt: null }).where(ours(mail));
}

export async function settleFailed(
  db: Database,
  mail: OutboxMail,
  lastError: string,
  retryAt: Date,
): Promise<void> {
  await db
    .update(outbox)
    .set({ nextAttemptAt: retryAt.toISOString(), lastError })
    .where(ours(mail));
}

/** Clears codes; another message stays for a retry. */
export async function settleGivenUp(
  db: Database,
  mail: OutboxMail,
  lastError: string,
  now: Date,
): Promise<void> {
  const isCode = CODE_KINDS.some((kind) => kind === mail.kind);
  await db
    .update(outbox)
    .set({
      ...(isCode && CLEARED),
      nextAttemptAt: null,
      givenUpAt: now.toISOString(),
      lastError,
    })
    .where(ours(mail));
}

/** Clears what failed until it was worth nothing anymore. @returns the messages' numbers */
export async function giveUpLate(
  db: Database,
  { now, life }: { now: Date; life: MailLife },
): Promise<number[]> {
  const isLate = and(
    isNull(outbox.sentAt),
    isNotNull(outbox.lastError),
    lte(outbox.nextAttemptAt, now.toISOString()),
    not(isYoung(now, life) ?? sql`false`),
    not(isReplaced(db)!),
  );
  const gone = await db
    .update(outbox)
    .set({ ...CLEARED, nextAttemptAt: null, givenUpAt: now.toISOString() })
    .where(isLate)
    .returning({ id: outbox.id });
  return gone.map(({ id }) => id);
}
