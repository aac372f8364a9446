import { inArray, sql } from 'drizzle-orm';
import { chainFromId } from '../../../contracts/ids';
import type { Evidence } from '../../../contracts/rating';
import { startOfDay } from '../../../contracts/time';
import { chainLooks, contracts } from '../../db/schema';
import type { Database } from '../../db/store';
import type { ChainDocument } from './document';
import type { LookSources } from './sources';

function toEvidence(sources: LookSources, chain: string): Evidence {
  const { checkedOn, statedOn, locator, block, ...source } = sources.source('powers', chain);
  return {
    ...{ ...source, tier: source.tier as Evidence['tier'], how: source.how ?? 'machine' },
    ...{ statedAt: statedOn ?? null, precision: 'day', readAt: startOfDay(checkedOn) },
    ...{ locator: locator ?? null, block: block ?? null },
  };
}

/** The last look at each recorded contract, in place of the one before. An older one changes nothing. */
export async function keepLooks(
  tx: Database,
  { looks }: ChainDocument,
  sources: LookSources,
): Promise<void> {
  const ids = looks.map(({ id }) => id);
  const known = await tx
    .select({ id: contracts.id })
    .from(contracts)
    .where(inArray(contracts.id, ids));
  const recorded = new Set(known.map(({ id }) => id));
  const rows = looks
    .filter(({ id }) => recorded.has(id))
    .map(({ id, ...found }) => ({
      ...{ ...found, contractId: id },
      source: toEvidence(sources, chainFromId(id)),
    }));
  if (rows.length === 0) return;
  const [block, newBlock] = [sql`(chain_looks.source->>'block')`, sql`(excluded.source->>'block')`];
  await tx
    .insert(chainLooks)
    .values(rows)
    .onConflictDoUpdate({
      target: chainLooks.contractId,
      set: {
        source: sql`excluded.source`,
        powers: sql`excluded.powers`,
        functions: sql`excluded.functions`,
        whole: sql`excluded.whole`,
        holdings: sql`excluded.holdings`,
        reach: sql`excluded.reach`,
        pending: sql`excluded.pending`,
      },
      setWhere: sql`${block}::bigint <= ${newBlock}::bigint`,
    });
}
