import { and, desc, eq, sql } from 'drizzle-orm';
import type { ProjectDetail } from '../../../contracts/projects';
import type { BountyStatus } from '../../../contracts/vocabulary';
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
});

/** The newest observation with a source, as in the rating; the weakest holder first, likewise. */
export async function findPageControl(
  db: Database,
  projectId: string,
  now: Date,
): Promise<PageControl> {
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
        eq(observations.key, 'control'),
        wasReadBy(sql`${observations.observedAt}`, now),
      ),
    )
    .orderBy(desc(observations.observedAt), desc(observations.id))
    .limit(1);
  if (!row) return { control: null, controlWhole: false, controlSource: null };
  const { powers, whole = false } = row.value as {
    powers: StoredPower[];
    whole?: boolean | null;
  };
  return {
    control: inOrder(powers.map(toPower)),
    controlWhole: whole === true,
    controlSource: toEvidence({
      evidence: toSource(row.source),
      observedAt: row.observedAt,
    }),
  };
}
