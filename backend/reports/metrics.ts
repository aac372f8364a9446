import { count } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';
import { REPORT_STATES } from '../../contracts/reportWords';
import { reports } from '../db/schema';
import type { StoreAndClock } from '../db/store';

/** Asked of the store at each scrape: commands change states too. */
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
      const rows = await db
        .select({ state: reports.state, count: count() })
        .from(reports)
        .groupBy(reports.state);
      for (const state of REPORT_STATES)
        this.set({ state }, rows.find((row) => row.state === state)?.count ?? 0);
    },
  });
}
