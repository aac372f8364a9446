import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import {
  ALERT_KINDS,
  DEFAULT_FREQUENCY,
  DEFAULT_SCORE_POINTS,
  type AlertKind,
} from '../../../contracts/alerts/alerts';
import type { SsoSettings } from '../../../contracts/alerts/alertEndpoints';
import type { SsoSettingsForm } from '../../../contracts/alerts/notificationForm';
import { notificationSettings as settings, watchlists } from '../../db/schema';
import type { Database } from '../../db/store';
import { notFound, Problem } from '../../http/problem';
import { MAIL, rescheduleMails } from './mailChannel';

type Row = typeof settings.$inferSelect;

const DEFAULTS = {
  id: null,
  email: null,
  frequency: DEFAULT_FREQUENCY,
  kinds: [...ALERT_KINDS] as AlertKind[],
  scorePoints: DEFAULT_SCORE_POINTS,
  version: 0,
  unsubscribedAt: null,
};

const CHANGED = 'These settings were changed elsewhere. Check the newer ones and try again.';

const findRow = async (db: Database, account: string): Promise<Row | undefined> =>
  (await db.select().from(settings).where(eq(settings.account, account)))[0];

const isOwnList = (account: string) =>
  and(eq(watchlists.account, account), isNull(watchlists.deletedAt));

async function toAnswer(db: Database, account: string, row?: Row): Promise<SsoSettings> {
  const { id, email, frequency, unsubscribedAt, version, kinds, scorePoints } = row ?? DEFAULTS;
  const lists = await db
    .select({ id: watchlists.id, name: watchlists.name, mail: watchlists.mail })
    .from(watchlists)
    .where(isOwnList(account))
    .orderBy(asc(watchlists.position), asc(watchlists.id));
  const choices = { version, kinds, scorePoints, lists };
  return { id, email, frequency, unsubscribedAt, choices };
}

/** As stored, or what holds until then. */
export const findOwn = async (db: Database, account: string): Promise<SsoSettings> =>
  toAnswer(db, account, await findRow(db, account));

/** Refreshes the address of settings that are stored. Stores none before the user asks for mails. */
export async function openOwn(db: Database, account: string, email: string): Promise<SsoSettings> {
  await db
    .update(settings)
    .set({ email })
    .where(and(eq(settings.account, account), ne(settings.email, email)));
  return { ...(await findOwn(db, account)), email };
}

async function insertDefaults(
  tx: Database,
  account: string,
  email: string,
  now: Date,
): Promise<void> {
  const { kinds, frequency, scorePoints } = DEFAULTS;
  await tx
    .insert(settings)
    .values({
      id: randomUUID(),
      account,
      email,
      frequency,
      kinds,
      scorePoints,
      updatedAt: now.toISOString(),
    })
    .onConflictDoNothing();
}

async function setLists(
  tx: Database,
  account: string,
  lists: SsoSettingsForm['lists'],
): Promise<void> {
  for (const { id, mail } of lists) {
    const changed = await tx
      .update(watchlists)
      .set({ mail })
      .where(and(eq(watchlists.id, id), isOwnList(account)))
      .returning({ id: watchlists.id });
    if (changed.length === 0) throw notFound('This list');
  }
}

interface Saved extends SsoSettingsForm {
  id: string | null;
  version: number;
  email: string;
}

/**
 * Lists that are left out stay as they are. What waits for a mail follows the new settings.
 * @throws Problem 404 for settings or lists of another account, 409 for another version
 */
export async function saveOwn(
  db: Database,
  account: string,
  { id, version, email, lists, ...chosen }: Saved,
  now: Date,
): Promise<SsoSettings> {
  return db.transaction(async (tx) => {
    await insertDefaults(tx, account, email, now);
    const [row] = await tx
      .select()
      .from(settings)
      .where(eq(settings.account, account))
      .for('update');
    if (id !== null && id !== row!.id) throw notFound('These settings');
    if (version !== row!.version)
      throw new Problem('conflict', CHANGED, { newer: await toAnswer(tx, account, row) });
    await setLists(tx, account, lists);
    await tx
      .update(settings)
      .set({
        ...chosen,
        email,
        version: version + 1,
        updatedAt: now.toISOString(),
        unsubscribedAt: null,
      })
      .where(eq(settings.account, account));
    await tx.execute(rescheduleMails(account, now));
    return findOwn(tx, account);
  });
}

/** `ada@example.org` as `a…@example.org`. */
export const maskEmail = (email: string): string =>
  `${[...email][0] ?? ''}…${email.slice(email.lastIndexOf('@'))}`;

/** For anybody with the id. @throws Problem 404 */
export async function findById(db: Database, id: string): Promise<SsoSettings> {
  const [row] = await db.select().from(settings).where(eq(settings.id, id));
  if (!row) throw notFound('This subscription');
  const { email, frequency, unsubscribedAt } = row;
  return { id, email: maskEmail(email), frequency, unsubscribedAt, choices: null };
}

async function stopMails(tx: Database, { id, account }: Row, now: Date): Promise<void> {
  const at = now.toISOString();
  await tx
    .update(settings)
    .set({
      frequency: 'off',
      unsubscribedAt: at,
      updatedAt: at,
      version: sql`${settings.version} + 1`,
    })
    .where(eq(settings.id, id));
  await tx
    .update(watchlists)
    .set({ mail: null })
    .where(and(eq(watchlists.account, account), isNotNull(watchlists.mail)));
  await tx.execute(sql`
    update alert_deliveries d set state = 'dropped' from alerts a
    where a.id = d.alert_id and a.account = ${account} and d.channel = ${MAIL} and d.state = 'waiting'`);
  await dropUnsent(tx, account);
}

/** Written, but not handed to the mail server yet. */
async function dropUnsent(tx: Database, account: string): Promise<void> {
  await tx.execute(sql`
    delete from outbox o using notification_settings s
    where s.account = ${account} and o.recipient = s.email and o.kind = 'alerts'
      and o.sent_at is null and (o.attempts = 0 or o.next_attempt_at is not null)`);
}

/** Ends all mails, also those that wait. The same again changes nothing. @throws Problem 404 */
export async function unsubscribeBy(db: Database, id: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx.select().from(settings).where(eq(settings.id, id)).for('update');
    if (!row) throw notFound('This subscription');
    if (row.unsubscribedAt === null) await stopMails(tx, row, now);
  });
}
