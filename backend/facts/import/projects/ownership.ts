/** Finds which stored projects own the ids, tokens and contracts of new records. */
import type { Database } from '../../../db/store';
import { richness } from '../store/head';
import { findOwners, findTaken } from '../store/ids';
import type { Rulings } from '../store/rulings';
import { loadHeads, type ProjectHead } from '../store/load';
import { idCandidates } from '../text/slug';
import { refuseRemoved } from './planRecord';
import { idsIn, type PLACED, type ProjectRecord } from './record';

export interface Ownership {
  refused: Map<string, string>;
  /** The same project as a record: a poorer row with its token, or a former id. */
  merged: { from: string; to: string }[];
  /** Poorer projects that only share a record's name: they get another id. */
  displaced: { from: string; to: string }[];
}

const isPoorer = (origin: string | null): boolean =>
  origin !== null && richness(origin) < richness('projects');

async function lookUp(tx: Database, records: readonly ProjectRecord[]) {
  const ownersIn = (list: (typeof PLACED)[number]) =>
    findOwners(
      tx,
      list,
      records.flatMap((one) => idsIn(one, list)),
    );
  const tokens = await ownersIn('tokens');
  const contracts = await ownersIn('contracts');
  const issuedTokens = await ownersIn('issuedTokens');
  const taken = await findTaken(
    tx,
    records.flatMap((record) => [record.id, ...(record.formerIds ?? [])]),
  );
  const poorer = records
    .map((record) => record.id)
    .filter((id) => isPoorer(taken.get(id)?.origin ?? null));
  return { tokens, contracts, issuedTokens, taken, occupants: await loadHeads(tx, poorer) };
}

/** Why a record is refused, or which projects are the same. */
function claim(
  record: ProjectRecord,
  known: Awaited<ReturnType<typeof lookUp>>,
  mergedBefore: ReadonlyMap<string, string>,
  rulings: Rulings,
): { reason: string } | { same: string[] } {
  const ownId = known.taken.get(record.id);
  const isFormer = (id: string): boolean => record.formerIds?.includes(id) ?? false;
  if (ownId && ownId.origin === null && !isFormer(ownId.projectId))
    return { reason: `id is a former id of project ${ownId.projectId}` };
  const same = new Set<string>();
  for (const [index, former] of (record.formerIds ?? []).entries()) {
    const { origin, projectId = record.id } = known.taken.get(former) ?? {};
    if (origin === null && projectId !== record.id && !isFormer(projectId))
      return { reason: `formerIds[${index}] is a former id of project ${projectId}` };
    if (origin) same.add(former);
  }
  for (const [index, id] of idsIn(record, 'tokens').entries()) {
    const owner = rulings.isRemoved('token', id) ? undefined : known.tokens.get(id);
    const holder = owner && (mergedBefore.get(owner.projectId) ?? owner.projectId);
    if (!owner || holder === record.id || same.has(owner.projectId)) continue;
    if (holder !== owner.projectId || !isPoorer(owner.origin))
      return { reason: `tokens[${index}] ${id} belongs to project ${holder}` };
    same.add(owner.projectId);
  }
  for (const [list, verb] of [
    ['contracts', 'belongs to'],
    ['issuedTokens', 'is issued by'],
  ] as const)
    for (const [index, id] of idsIn(record, list).entries()) {
      const { projectId = record.id } = known[list].get(id) ?? {};
      if (projectId !== record.id && !same.has(projectId))
        return { reason: `${list}[${index}] ${id} ${verb} project ${projectId}` };
    }
  same.delete(record.id);
  return { same: [...same] };
}

/** A poorer project under the record's id, with only other tokens. */
function isNamesake(
  record: ProjectRecord,
  occupant: ProjectHead | undefined,
): occupant is ProjectHead {
  if (!occupant || occupant.tokens.length === 0) return false;
  const own = new Set(idsIn(record, 'tokens'));
  return !occupant.tokens.some((token) => own.has(token.id));
}

async function freeId(
  tx: Database,
  head: ProjectHead,
  avoid: ReadonlySet<string>,
): Promise<string> {
  const token = head.tokens[0];
  const candidates = idCandidates({
    name: head.project.name,
    symbol: token?.symbol ?? null,
    chain: token?.chain ?? null,
    tokenId: token?.id ?? null,
  });
  const taken = await findTaken(tx, candidates);
  return (
    candidates.find((id) => !taken.has(id) && !avoid.has(id)) ??
    `${head.project.id}-${candidates.length}`
  );
}

/** Only reads; moveProject applies the result. `mergedBefore` comes from earlier batches. */
export async function settleOwnership(
  tx: Database,
  records: readonly ProjectRecord[],
  mergedBefore: ReadonlyMap<string, string>,
  rulings: Rulings,
): Promise<Ownership> {
  const known = await lookUp(tx, records);
  const ownership: Ownership = { refused: new Map(), merged: [], displaced: [] };
  const merged = new Map(mergedBefore);
  const ids = new Set(records.map((record) => record.id));
  for (const record of records) {
    const removed = refuseRemoved(record, rulings);
    const claimed = removed ? { reason: removed } : claim(record, known, merged, rulings);
    if ('reason' in claimed) {
      ownership.refused.set(record.id, claimed.reason);
      continue;
    }
    for (const from of claimed.same) {
      merged.set(from, record.id);
      ownership.merged.push({ from, to: record.id });
    }
    const occupant = known.occupants.get(record.id);
    if (!merged.has(record.id) && isNamesake(record, occupant)) {
      const to = await freeId(tx, occupant, ids);
      ids.add(to);
      ownership.displaced.push({ from: record.id, to });
    }
  }
  return ownership;
}
