import { PgBoss } from 'pg-boss';

/** Any instant: it only spares pg-boss the clock. */
const FROM = new Date(0);

/** Whether the queue can read a schedule: the same parser, without a database. */
export function isCron(text: string): boolean {
  const boss = new PgBoss({ db: { executeSql: async () => ({ rows: [] }) } });
  try {
    boss.previewSchedule(text, { tz: 'UTC', from: FROM, count: 1 });
    return true;
  } catch {
    return false;
  }
}
