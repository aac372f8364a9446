import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { AlertFacts, AlertKind } from '../../../contracts/alerts/alerts';
import { isoAfter } from '../../../contracts/time';
import { alertDeliveries, alerts } from '../../db/schema';
import { iso, readRows, textArray, type Database } from '../../db/store';
import { insertMails } from '../mail';
import { digestMail, type DigestAlert } from './digestMail';
import { GROUP_MS, MAIL_BATCH } from './limits';
import { MAIL, rank } from './mailChannel';

interface Due {
  delivery: number;
  account: string;
  /** Null: unsubscribed, without settings, or not watched any more. */
  email: string | null;
  settings: string | null;
  projectId: string;
  projectName: string;
  kind: AlertKind;
  at: string;
  data: AlertFacts[AlertKind];
}

interface DigestOptions {
  now: Date;
  siteUrl: string;
  most?: number;
}

/** Those with a due mail, by account. */
const listAccounts = (tx: Database, now: Date, most: number) =>
  tx
    .selectDistinct({ account: alerts.account })
    .from(alertDeliveries)
    .innerJoin(alerts, eq(alerts.id, alertDeliveries.alertId))
    .where(
      and(
        eq(alertDeliveries.channel, MAIL),
        eq(alertDeliveries.state, 'waiting'),
        lte(alertDeliveries.nextAt, now.toISOString()),
      ),
    )
    .orderBy(alerts.account)
    .limit(most);

/** By a list that is mailed. */
const IS_WATCHED = sql`${rank(sql`a.account`, sql`a.project_id`, sql`s.frequency`)} > 0`;

/** What is due in some minutes goes along: one mail, not two. */
const listDue = (tx: Database, accounts: readonly string[], now: Date) =>
  readRows<Due>(
    tx,
    sql`
    select d.id as delivery, a.account, case when ${IS_WATCHED} then s.email end as email, s.id as settings, p.id as "projectId",
      p.name as "projectName", a.kind, ${iso(sql`a.at`)} as at, a.data
    from alert_deliveries d
    join alerts a on a.id = d.alert_id
    join projects p on p.id = a.project_id
    left join notification_settings s on s.account = a.account and s.unsubscribed_at is null
    where d.channel = ${MAIL} and d.state = 'waiting'
      and d.next_at <= ${isoAfter(now, GROUP_MS)}::timestamptz
      and a.account = any(${textArray(accounts)})
    order by a.account, a.id
    for update of d`,
  );

const settle = async (
  tx: Database,
  due: readonly Due[],
  state: 'sent' | 'dropped',
  now: Date,
): Promise<void> => {
  if (due.length === 0) return;
  const ids = due.map(({ delivery }) => delivery);
  await tx
    .update(alertDeliveries)
    .set({
      state,
      ...(state === 'sent' && {
        sentAt: now.toISOString(),
        attempts: sql`${alertDeliveries.attempts} + 1`,
      }),
    })
    .where(inArray(alertDeliveries.id, ids));
};

/**
 * Writes the mails of some accounts and marks their alerts as mailed, in one transaction: the
 * outbox sends what it has.
 * @returns how many mails; undefined when none is due
 */
export async function writeDigests(
  db: Database,
  { now, siteUrl, most = MAIL_BATCH }: DigestOptions,
): Promise<number | undefined> {
  return db.transaction(async (tx) => {
    const accounts = (await listAccounts(tx, now, most)).map(({ account }) => account);
    if (accounts.length === 0) return undefined;
    const due = await listDue(tx, accounts, now);
    const wanted = Map.groupBy(
      due.filter(({ email }) => email !== null),
      ({ account }) => account,
    );
    const mails = [...wanted.values()].map((rows) => ({
      recipient: rows[0]!.email!,
      mail: digestMail(rows as DigestAlert[], { siteUrl, settingsId: rows[0]!.settings! }),
    }));
    await insertMails(tx, mails, now);
    await settle(tx, [...wanted.values()].flat(), 'sent', now);
    await settle(
      tx,
      due.filter(({ email }) => email === null),
      'dropped',
      now,
    );
    return mails.length;
  });
}
