import { asc, isNotNull } from 'drizzle-orm';
import type { Overview } from '../../../contracts/projects/overview';
import { projectScores } from '../../db/schema';
import type { Database } from '../../db/store';
import { findDemonstrationDay, findProjectRow, ratingTime } from '../projects';
import { listTrending } from '../search';
import type { getTotals } from './getTotals';
import { listAlerts } from './listAlerts';
import { listRecentlyAudited } from './listRecentlyAudited';

const CARD = 5;

async function findFeatured(db: Database): Promise<Overview['featured']> {
  const [best] = await db
    .select({ id: projectScores.projectId })
    .from(projectScores)
    .where(isNotNull(projectScores.place))
    .orderBy(asc(projectScores.place))
    .limit(1);
  return best ? ((await findProjectRow(db, best.id)) ?? null) : null;
}

/**
 * Traffic follows the clock; audits, alerts and ages follow ratingTime. `totals` is passed in
 * because it is cached longer.
 */
export async function getOverview(
  db: Database,
  now: Date,
  totals: () => ReturnType<typeof getTotals>,
): Promise<Overview> {
  const asOf = await ratingTime(db, now);
  const trending = await listTrending(db, now);
  return {
    ...(await totals()),
    trending: trending.slice(0, CARD).map(({ id, name, logo, tickers, networks, rank }) => ({
      id,
      name,
      logo,
      ticker: tickers[0] ?? null,
      networks,
      rank,
    })),
    recentlyAudited: await listRecentlyAudited(db, asOf, CARD),
    alerts: await listAlerts(db, asOf, CARD),
    featured: await findFeatured(db),
    demonstrationAsOf: (await findDemonstrationDay(db)) ?? null,
  };
}
