import { eq, inArray, sql } from 'drizzle-orm';
import type { ControlChange } from '../../../../contracts/alerts/alerts';
import { LOOK_MOST, type LookPending } from '../../../../contracts/chain/chainLook';
import { chainFromId } from '../../../../contracts/ids';
import type { Evidence } from '../../../../contracts/ratings/rating';
import { chainLooks, chainUses, contracts } from '../../../db/schema';
import type { Database } from '../../../db/store';
import { toFacts } from '../projects/findSource';
import { toEvidence } from '../projects/reach';
import type { ChainDocument } from './document';
import type { LookSources } from './sources';

const evidenceOf = (sources: LookSources, chain: string) =>
  toEvidence(toFacts(sources.source('powers', chain))) as Evidence;

type Item = LookPending['items'][number];
const toKey = ({ at, target, selector, readyAt }: Item) =>
  [at, target, selector, readyAt].join(' ');

/** What waits now and did not at the look before, each once: at the first look nothing is news. */
function listQueued(
  looks: ChainDocument['looks'],
  before: ReadonlyMap<string, LookPending>,
  names: ReadonlyMap<string, string>,
): ControlChange[] {
  const seen = new Set<string>();
  return looks
    .flatMap(({ id, pending }) => {
      const chain = chainFromId(id);
      const old = before.get(id)?.items.map(toKey);
      // Two that are alike may wait at once.
      const isNew = (item: Item) => {
        const place = old!.indexOf(toKey(item));
        if (place >= 0) old!.splice(place, 1);
        return place < 0;
      };
      return old ? pending.items.filter(isNew).map((item) => ({ chain, item })) : [];
    })
    .filter(({ item }) => !seen.has(toKey(item)) && seen.add(toKey(item)))
    .slice(0, LOOK_MOST.pending)
    .map(({ chain, item: { at, target, selector, name, readyAt } }) => {
      const contract = `${chain}:${target}`;
      const contractName = names.get(contract);
      return {
        ...{ what: 'queued', timelock: `${chain}:${at}`, contract },
        ...(contractName !== undefined && { contractName }),
        ...{ call: name ?? selector, readyAt: new Date(readyAt * 1_000).toISOString() },
      };
    });
}

/** Where calls are counted, some are known already. */
async function keepUses(
  tx: Database,
  events: ChainDocument['events'],
  recorded: ReadonlySet<string>,
): Promise<void> {
  const uses = events
    .filter(({ id }) => recorded.has(id))
    .map(({ id, topic, at, from, block, position, tx: hash }) => ({
      ...{ contractId: id, block, kind: 'event', position, tx: hash, key: topic, caller: from },
      ...{ failed: false, at: new Date(at * 1_000).toISOString() },
    }));
  if (uses.length > 0) await tx.insert(chainUses).values(uses).onConflictDoNothing();
}

const FOUND = ['source', 'powers', 'functions', 'whole', 'holdings', 'reach', 'pending'] as const;

/**
 * The last look at each recorded contract, in place of the one before. An older one changes nothing.
 * @returns what waits in timelocks since
 */
export async function keepLooks(
  tx: Database,
  { looks, events }: ChainDocument,
  sources: LookSources,
): Promise<ControlChange[]> {
  const ids = looks.map(({ id }) => id);
  const known = await tx
    .select({
      ...{ id: contracts.id, name: contracts.name },
      ...{ pending: chainLooks.pending, source: chainLooks.source },
    })
    .from(contracts)
    .leftJoin(chainLooks, eq(chainLooks.contractId, contracts.id))
    .where(inArray(contracts.id, ids));
  const recorded = new Set(known.map(({ id }) => id));
  const rows = looks
    .filter(({ id }) => recorded.has(id))
    .map(({ id, ...found }) => ({
      ...{ ...found, contractId: id },
      source: evidenceOf(sources, chainFromId(id)),
    }));
  if (rows.length === 0) return [];
  const [block, newBlock] = [sql`(chain_looks.source->>'block')`, sql`(excluded.source->>'block')`];
  await tx
    .insert(chainLooks)
    .values(rows)
    .onConflictDoUpdate({
      target: chainLooks.contractId,
      set: Object.fromEntries(FOUND.map((name) => [name, sql`excluded.${sql.identifier(name)}`])),
      setWhere: sql`${block}::bigint <= ${newBlock}::bigint`,
    });
  await keepUses(tx, events, recorded);
  // A later look has told what waits already.
  const isEarlier = (id: string, of: Evidence | null) =>
    (of?.block ?? 0) <= (evidenceOf(sources, chainFromId(id)).block ?? 0);
  const before = known.flatMap(({ id, pending, source }) =>
    pending && isEarlier(id, source) ? [[id, pending] as const] : [],
  );
  return listQueued(looks, new Map(before), new Map(known.map(({ id, name }) => [id, name])));
}
