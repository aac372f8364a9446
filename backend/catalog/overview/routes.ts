import type { FastifyInstance } from 'fastify';
import { overview } from '../../../contracts/endpoints';
import type { Overview } from '../../../contracts/projects/overview';
import type { StoreAndClock } from '../../db/store';
import { route } from '../../http/route';
import { createShortCache } from '../search';
import { getOverview } from './getOverview';
import { getTotals } from './getTotals';

/** Cache times in ms; totals last longer, since they read every project. */
const OVERVIEW_MS = 10_000;
const TOTALS_MS = 60_000;

export function registerOverviewRoutes(app: FastifyInstance, { store, now }: StoreAndClock): void {
  const whole = createShortCache<Overview>({ milliseconds: OVERVIEW_MS, most: 1, now });
  const totals = createShortCache<Awaited<ReturnType<typeof getTotals>>>({
    milliseconds: TOTALS_MS,
    most: 1,
    now,
  });
  route(app, overview, () =>
    whole.get('', () =>
      getOverview(store.db, now(), () => totals.get('', () => getTotals(store.db))),
    ),
  );
}
