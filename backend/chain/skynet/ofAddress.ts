import type { EndpointOutput } from '../../../contracts/endpoint';
import type {
  knownWallets,
  privilegedAddress,
  privilegedFunction,
  privilegedTransaction,
} from '../../../contracts/endpoints';
import { addressFromId, normalizeCaip } from '../../../contracts/ids';
import type { ChainState } from '../../../contracts/chain/skynet';
import type { Database } from '../../db/store';
import { isOwnLook } from '../../facts/import';
import { findPageControl } from '../../ratings';
import { findLooks, findLooksOf, toFunctions, toOwnPowers, toPending } from './ofLooks';
import { findCallsOf, listUses } from './ofActivity';
import { findRecorded, type Recorded } from './findRecorded';
import { WHY } from './words';

type Powers = EndpointOutput<typeof privilegedAddress>;

const unread = (address: string, why: string, state: ChainState = 'not-read') => ({
  address,
  state,
  why,
  configure: [],
  items: [],
});

const isEvm = (address: string): boolean =>
  address.startsWith('0x') || address.startsWith('eip155:');

/** By these a site reads powers from a chain (docs/import.md). */
const toRead = (address: string): string[] => (isEvm(address) ? ['COLLECT', 'RPC_URLS'] : []);

/** What others recorded: of our own looks, `chain_looks` has all that was found. */
function toItems(
  projectId: string,
  { control, controlSource }: Awaited<ReturnType<typeof findPageControl>>,
): Powers['items'] {
  return (control ?? [])
    .map(({ holder, reach, address, source: own, ...power }) => ({
      ...{
        projectId,
        ...power,
        role: null,
        roleName: null,
        via: null,
        kind: holder,
        holder: address,
      },
      ...{ limit: reach?.limit ?? null, reachUsd: reach?.amountUsd ?? null, reach: null },
      proved: false,
      source: own ?? controlSource,
    }))
    .filter(({ source }) => !isOwnLook(source ?? undefined, 'powers'));
}

/** @param asked an EVM address on any chain, or CAIP-10; as stored */
function isSame(typed: string | null, asked: string): boolean {
  const id = typed && normalizeCaip(typed);
  return id !== null && (id === asked || addressFromId(id) === asked);
}

/** Of several that nobody named, each may be one. */
const isOver = ({ contract, contracts }: Powers['items'][number], asked: string): boolean =>
  contracts ? contracts.some((one) => isSame(one, asked)) : !contract || isSame(contract, asked);

async function listPowers(
  db: Database,
  { projectId, contract }: Recorded,
  now: Date,
): Promise<Pick<Powers, 'items' | 'pending' | 'pendingWhole'> & { isRead: boolean }> {
  const own = await findLooks(db, [contract]);
  const items = toItems(projectId, await findPageControl(db, projectId, now));
  const found = own.flatMap(toOwnPowers);
  return {
    isRead: own.length > 0,
    items: [...found, ...items.filter((item) => isOver(item, contract))],
    pending: own.flatMap(toPending),
    pendingWhole: own.every(({ pending }) => pending.whole),
  };
}

/** The powers over an address, those that were tried first, those of one project together. */
export async function listPrivileged(db: Database, address: string, now: Date): Promise<Powers> {
  const recorded = await findRecorded(db, address);
  const none = { pending: [], pendingWhole: false };
  if (recorded.length === 0) return { ...unread(address, WHY.noRecord), ...none };
  const found = [];
  for (const one of recorded) found.push(await listPowers(db, one, now));
  const items = found.flatMap((one) => one.items);
  const isRead = found.some((one) => one.isRead);
  const configure = isRead ? [] : toRead(address);
  if (items.length === 0)
    return isRead
      ? { ...unread(address, WHY.nobodyFound, 'partial'), ...none }
      : { ...unread(address, WHY.noPowers), configure, ...none };
  const why = isRead ? WHY.notWhole : WHY.fromRecord;
  const pending = found.flatMap((one) => one.pending);
  const pendingWhole = isRead && found.every((one) => one.pendingWhole);
  return { address, state: 'partial', why, configure, items, pending, pendingWhole };
}

/** Who can call the functions of an address, as our own looks tried it. */
export async function listFunctions(
  db: Database,
  address: string,
): Promise<EndpointOutput<typeof privilegedFunction>> {
  if (!isEvm(address)) return unread(address, WHY.notEvm, 'unsupported-chain');
  const recorded = await findRecorded(db, address);
  if (recorded.length === 0) return unread(address, WHY.noRecord);
  const looks = await findLooks(
    db,
    recorded.map(({ contract }) => contract),
  );
  const items = looks.flatMap((look) =>
    toFunctions(look, look.source.block).map((one) => ({ ...one, source: look.source })),
  );
  return looks.length === 0
    ? { ...unread(address, WHY.functions), configure: toRead(address) }
    : {
        ...{ address, state: 'partial', configure: [], items },
        why: looks.every(({ whole }) => whole) ? WHY.notAllTried : WHY.notAllRead,
      };
}

/** Calls of restricted functions and events of power of an address. */
export async function listTransactions(
  db: Database,
  { address, limit }: { address: string; limit: number },
  now: Date,
): Promise<EndpointOutput<typeof privilegedTransaction>> {
  if (!isEvm(address)) return unread(address, WHY.notEvm, 'unsupported-chain');
  const recorded = await findRecorded(db, address);
  if (recorded.length === 0) return unread(address, WHY.noRecord);
  const ids = recorded.map(({ contract }) => contract);
  return listUses(db, address, ids, limit, now);
}

async function listHeld(db: Database, projectId: string, address: string, now: Date) {
  const items = toItems(projectId, await findPageControl(db, projectId, now));
  const looks = await findLooksOf(db, projectId);
  const powers = looks.flatMap(toOwnPowers);
  return [...powers, ...items].filter(({ holder }) => isSame(holder, address));
}

/** @param protocol a project's id; undefined: all */
export async function listKnown(
  db: Database,
  { address, protocol }: { address: string; protocol?: string },
  now: Date,
): Promise<EndpointOutput<typeof knownWallets>> {
  const recorded = await findRecorded(db, address);
  const items = recorded.filter(({ projectId }) => !protocol || projectId === protocol);
  const powers = protocol ? await listHeld(db, protocol, address, now) : [];
  const calls = await findCallsOf(db, protocol, addressFromId(address));
  const why = recorded.length === 0 ? WHY.noRecord : WHY.notOfProject;
  const isKnown = items.length + powers.length + (calls.calls ?? 0) > 0;
  if (!isKnown) return { ...unread(address, why), powers, ...calls };
  const isRead = calls.calls !== null || powers.some(({ proved }) => proved);
  const from = isRead ? WHY.alsoRead : WHY.fromRecord;
  return { address, state: 'partial', why: from, configure: [], items, powers, ...calls };
}
