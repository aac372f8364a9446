import { lt, sql } from 'drizzle-orm';
import { alerts } from '../../db/schema';
import { countChanged, type Database } from '../../db/store';
import { deleteMailsBefore } from '../mail';
import { ALERT_MAIL_KEPT_MS, ALERT_MAIL_MS, ALERTS_KEPT_MS } from './limits';
import { MAIL } from './mailChannel';

/** Where no mail server takes them, what waits is soon no news. */
const dropLate = (db: Database, before: string): Promise<number> =>
  countChanged(
    db,
    sql`update alert_deliveries set state = 'dropped'
      where channel = ${MAIL} and state = 'waiting' and next_at < ${before}::timestamptz returning 1`,
  );

/** Old alerts with their deliveries, and old mails. @returns how many */
export async function pruneAlerts(db: Database, now: Date): Promise<number> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const old = await db
    .delete(alerts)
    .where(lt(alerts.at, before(ALERTS_KEPT_MS).toISOString()))
    .returning({ id: alerts.id });
  return (
    old.length +
    (await dropLate(db, before(ALERT_MAIL_MS).toISOString())) +
    (await deleteMailsBefore(db, before(ALERT_MAIL_KEPT_MS), ['alerts']))
  );
}
