import { count } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';
import { REPORT_STATES } from '../../../contracts/reports/reportWords';
import { reports } from '../../db/schema';
import type { Database, StoreAndClock } from '../../db/store';

const countByState = async (db: Database) =>
  db.select({ state: reports.state, count: count() }).from(reports).groupBy(reports.state);

/**
 * Asked of the store at each scrape: commands change states too. Without the store there is no
 * figure, and the other metrics go on.
 */
export function registerReportMetrics(
  registry: Registry,
  { store: { db } }: Pick<StoreAndClock, 'store'>,
): void {
  new Gauge({
    name: 'reports',
    help: 'Reports of incidents, wrong facts and missing projects, by state. Open: received, checking.',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      const rows = await countByState(db).catch(() => undefined);
      this.reset();
      if (!rows) return;
      for (const state of REPORT_STATES)
        this.set({ state }, rows.find((row) => row.state === state)?.count ?? 0);
    },
  });
}
