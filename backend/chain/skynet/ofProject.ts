import { and, eq } from 'drizzle-orm';
import type { EndpointOutput } from '../../../contracts/endpoint';
import type { metricLatest, twitterActivityByDates } from '../../../contracts/endpoints';
import type { ProjectRow } from '../../../contracts/projects/projects';
import { METRICS, parseMetric, type MetricName } from '../../../contracts/chain/skynet';
import type { ObservationKey } from '../../../contracts/vocabulary';
import { chainTops, contracts } from '../../db/schema';
import type { Database } from '../../db/store';
import { notFound } from '../../http/problem';
import { getPageViews } from '../../catalog/page-views';
import { findProjectRow, requireProject } from '../../catalog/projects';
import { findNewest } from '../../ratings';
import { getVotes } from '../../catalog/votes';
import type { Counted } from '../activity/reduce';
import { WHY } from './words';

type Metric = EndpointOutput<typeof metricLatest>;
type Value = Pick<Metric, 'value' | 'asOf'>;
type Reader = (db: Database, row: ProjectRow, now: Date) => Value | Promise<Value>;

const ofRating =
  (read: (row: ProjectRow) => Metric['value']): Reader =>
  (_, row) => ({ value: read(row), asOf: row.ratedAt });
const today =
  (read: (db: Database, row: ProjectRow) => Promise<Metric['value']> | Metric['value']): Reader =>
  async (db, row) => ({ value: await read(db, row), asOf: null });

const recorded =
  (key: ObservationKey, field: string): Reader =>
  async (db, { id }, now) => {
    const { value, source } = (await findNewest(db, id, key, now)) ?? {};
    const found = (value as Record<string, number> | undefined)?.[field];
    return { value: found ?? null, asOf: source?.statedAt ?? source?.readAt ?? null };
  };

const counted =
  (kind: Counted): Reader =>
  async (db, { id }) => {
    const [all] = await db
      .select({ n: chainTops.n, to: chainTops.lastAt })
      .from(chainTops)
      .where(and(eq(chainTops.projectId, id), eq(chainTops.kind, kind), eq(chainTops.key, '')));
    return { value: all?.n ?? null, asOf: all?.to ?? null };
  };

const READERS: Record<MetricName, Reader> = {
  score: ofRating(({ score }) => score),
  possible: ofRating(({ possible }) => possible),
  letter: ofRating(({ letter }) => letter),
  rank: ofRating(({ rank }) => rank),
  value: (_, { valueUsd, valueOn }) => ({ value: valueUsd, asOf: valueOn }),
  audits: today((_, { auditCount }) => auditCount),
  incidents: today((_, { incidentCount }) => incidentCount),
  contracts: today((db, { id }) => db.$count(contracts, eq(contracts.projectId, id))),
  votes: today(async (db, { id }) => (await getVotes(db, id, undefined)).yesPercentage),
  views: today((db, { id }) => getPageViews(db, id)),
  calls: counted('function'),
  events: counted('event'),
  exchanges: recorded('market', 'exchanges'),
  holders: recorded('market', 'holders'),
  posts: recorded('posting-activity', 'posts30d'),
};

/** @throws Problem `not-found` */
export async function readMetric(db: Database, name: string, now: Date): Promise<Metric> {
  const { metric, projectId } = parseMetric(name)!;
  const row = await findProjectRow(db, projectId);
  if (!row) throw notFound('The project');
  const { value, asOf } = await READERS[metric](db, row, now);
  const isKnown = value !== null;
  return {
    name: metric,
    projectId,
    value,
    asOf: isKnown ? asOf : null,
    ...METRICS[metric],
    state: isKnown ? 'read' : 'not-read',
    why: isKnown ? null : WHY.notKnown,
    configure: [],
  };
}

/** @throws Problem `not-found` */
export async function activityOf(
  db: Database,
  asked: { projectId: string; type: string; dates: readonly string[] },
): Promise<EndpointOutput<typeof twitterActivityByDates>> {
  const { projectId, type, dates } = asked;
  await requireProject(db, projectId);
  const items = dates.map((date) => ({ date, value: null }));
  return { projectId, type, state: 'not-read', why: WHY.activity, configure: [], items };
}
