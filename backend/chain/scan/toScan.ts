/** A scan as it is answered. */
import { and, eq, ne, sql } from 'drizzle-orm';
import {
  ABILITIES,
  NOTHING_YET,
  type Ability,
  type ScanFound,
} from '../../../contracts/chain/scan';
import type { Scan } from '../../../contracts/chain/scans';
import { addressFromId, chainFromId } from '../../../contracts/ids';
import { explorerUrl } from '../../chains/explorers';
import { formatAmount } from '../../chains/formatAmount';
import { projects, tokens } from '../../db/schema';
import type { Database } from '../../db/store';
import { ABILITY_OF, nameOfFunction } from '../names';
import { findRecorded } from '../skynet/findRecorded';
import { toFunctions, toHeld, toPending, toPowers } from '../skynet/ofLooks';
import { stateOf, type ScanRow } from './scans';

const MOST_NAMESAKES = 5;

/** Each state for itself: a function open to all must not hide one of the owner's, nor it that. */
function toAbilities(ability: Ability, { look }: ScanFound): Scan['abilities'] {
  const of = (look?.functions ?? []).filter(({ selector }) => ABILITY_OF.get(selector) === ability);
  if (of.length === 0) return [{ ability, state: 'none', functions: [], holders: [] }];
  const chain = chainFromId(look?.id ?? '');
  return [...Map.groupBy(of, ({ state }) => state)].map(([state, some]) => ({
    ...{ ability, state, functions: some.map(({ selector }) => nameOfFunction(selector)!) },
    holders: [...new Set(some.flatMap(({ holders }) => holders))].map((one) => `${chain}:${one}`),
  }));
}

async function findNamesakes(db: Database, id: string, { token }: ScanFound) {
  if (!token?.symbol) return [];
  const isSame = eq(sql`upper(${tokens.symbol})`, token.symbol.toUpperCase());
  return db
    .select({ projectId: projects.id, project: projects.name, id: tokens.id })
    .from(tokens)
    .innerJoin(projects, eq(projects.id, tokens.projectId))
    .where(and(isSame, ne(sql`${tokens.chain} || ':' || ${tokens.address}`, id)))
    .orderBy(projects.id, tokens.id)
    .limit(MOST_NAMESAKES);
}

const instantOf = (seconds: number | null | undefined): string | null =>
  seconds == null ? null : new Date(seconds * 1_000).toISOString();

function toLists({ look, block }: ScanFound) {
  if (!look) return { powers: [], functions: [], holds: [], pending: [] };
  return {
    powers: toPowers(look),
    functions: toFunctions(look, block?.number ?? null),
    holds: toHeld(look.holdings),
    pending: toPending(look),
  };
}

/** @param row undefined: there is none of the last day */
export async function toScan(
  db: Database,
  id: string,
  row: ScanRow | undefined,
  now: Date,
): Promise<Scan> {
  const state = row ? stateOf(row, now) : 'none';
  const isStopped = state === 'failed' && row?.endedAt === null;
  const found = state === 'failed' || !row ? NOTHING_YET : row.found;
  const { token, safe, look, implementation } = found;
  const here = (address: string) => `${chainFromId(id)}:${address}`;
  return {
    explorerUrl: explorerUrl(chainFromId(id), addressFromId(id)),
    ...{ id, state, why: isStopped ? 'stopped' : (row?.found.why ?? null) },
    ...{ askedAt: row?.askedAt ?? null, endedAt: row?.endedAt ?? null },
    ...{ block: found.block?.number ?? null, blockAt: instantOf(found.block?.timestamp) },
    ...{ kind: found.kind, implementation: implementation && here(implementation) },
    ...{ changedAt: instantOf(found.since), source: found.source ?? null },
    safe: safe && {
      threshold: safe.threshold,
      owners: safe.owners.map(here),
      modules: safe.modules && safe.modules.map(here),
      guard: safe.guard && here(safe.guard),
    },
    token: token && {
      ...{ name: token.name, symbol: token.symbol, decimals: token.decimals },
      supply: formatAmount(BigInt(token.supply), token.decimals),
    },
    abilities: token ? ABILITIES.flatMap((ability) => toAbilities(ability, found)) : [],
    ...toLists(found),
    ...{ whole: look?.whole ?? false, pendingWhole: look?.pending.whole ?? false },
    open: found.open,
    records: (await findRecorded(db, id)).map(({ projectId, name, role }) => ({
      ...{ projectId, name, role },
    })),
    sameTicker: await findNamesakes(db, id, found),
  };
}
