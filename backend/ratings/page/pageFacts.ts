import { and, desc, eq, sql } from 'drizzle-orm';
import type { ProjectDetail } from '../../../contracts/projects/projects';
import type { Evidence } from '../../../contracts/ratings/rating';
import type { BountyStatus, ObservationKey } from '../../../contracts/vocabulary';
import { bounties, observations, sources } from '../../db/schema';
import type { Database } from '../../db/store';
import { toEvidence } from '../facts/observationFacts';
import { wasReadBy } from '../facts/shared';
import { METHOD_2_0, weakestFirst, type ControlPower } from '../../rating';
import { SOURCE_COLUMNS, toSource } from './pageSource';

export async function findPageBounty(
  db: Database,
  projectId: string,
): Promise<ProjectDetail['bounty']> {
  const [row] = await db
    .select({ bounty: bounties, source: SOURCE_COLUMNS })
    .from(bounties)
    .leftJoin(sources, eq(sources.id, bounties.sourceId))
    .where(eq(bounties.projectId, projectId));
  if (!row) return null;
  const { status, topRewardUsd, url } = row.bounty;
  return { status: status as BountyStatus, topRewardUsd, url, source: toSource(row.source) };
}

type Power = NonNullable<ProjectDetail['control']>[number];
type StoredPower = Pick<Power, 'power' | 'holder'> & Partial<Power>;
type PageControl = Pick<ProjectDetail, 'control' | 'controlWhole' | 'controlSource'>;

const isRated = <Item extends Power>(item: Item): item is Item & ControlPower =>
  item.power !== 'settings';

/** What reaches neither code nor funds comes last. */
const inOrder = (powers: Power[]): Power[] => [
  ...weakestFirst(powers.filter(isRated), METHOD_2_0),
  ...powers.filter((power) => !isRated(power)),
];

const NO_LIMIT = { limit: null, amountUsd: null };

const toPower = (item: StoredPower): Power => ({
  power: item.power,
  contract: item.contract ?? null,
  contracts: item.contracts ?? null,
  holder: item.holder,
  address: item.address ?? null,
  threshold: item.threshold ?? null,
  signers: item.signers ?? null,
  delaySeconds: item.delaySeconds ?? null,
  reach: item.reach ? { ...NO_LIMIT, ...item.reach } : null,
  note: item.note ?? null,
  source: item.source ?? null,
});

/** The newest observation of a key that has a source and was read by then, as in the rating. */
export async function findNewest(
  db: Database,
  projectId: string,
  key: ObservationKey,
  now: Date,
): Promise<{ value: unknown; source: Evidence } | undefined> {
  const [row] = await db
    .select({
      value: observations.value,
      observedAt: observations.observedAt,
      source: SOURCE_COLUMNS,
    })
    .from(observations)
    .innerJoin(sources, eq(sources.id, observations.sourceId))
    .where(
      and(
        eq(observations.projectId, projectId),
        eq(observations.key, key),
        wasReadBy(sql`${observations.observedAt}`, now),
      ),
    )
    .orderBy(desc(observations.observedAt), desc(observations.id))
    .limit(1);
  if (!row) return undefined;
  const { value, observedAt, source } = row;
  return { value, source: toEvidence({ evidence: toSource(source), observedAt }) };
}

/** The weakest holder first, as in the rating. */
export async function findPageControl(
  db: Database,
  projectId: string,
  now: Date,
): Promise<PageControl> {
  const found = await findNewest(db, projectId, 'control', now);
  if (!found) return { control: null, controlWhole: false, controlSource: null };
  const { powers, whole = false } = found.value as {
    powers: StoredPower[];
    whole?: boolean | null;
  };
  return {
    control: inOrder(powers.map(toPower)),
    controlWhole: whole === true,
    controlSource: found.source,
  };
}
