import type { EndpointOutput } from '../../../contracts/endpoint';
import type {
  knownWallets,
  privilegedAddress,
  privilegedFunction,
  privilegedTransaction,
} from '../../../contracts/endpoints';
import type { ProjectDetail } from '../../../contracts/projects';
import type { ChainState } from '../../../contracts/skynet';
import type { Database } from '../../db/store';
import { findPageControl } from '../../ratings';
import { findRecorded, type Recorded } from './findRecorded';
import { WHY } from './words';

type Powers = EndpointOutput<typeof privilegedAddress>;
type Power = NonNullable<ProjectDetail['control']>[number];

const unread = (address: string, why: string, state: ChainState = 'not-read') => ({
  address,
  state,
  why,
  configure: [],
  items: [],
});

const isEvm = (address: string): boolean =>
  address.startsWith('0x') || address.startsWith('eip155:');

/** What nobody reads yet, of an address of any record or of none. */
export function unreadOf(
  address: string,
  why: string,
): EndpointOutput<typeof privilegedFunction> & EndpointOutput<typeof privilegedTransaction> {
  return isEvm(address) ? unread(address, why) : unread(address, WHY.notEvm, 'unsupported-chain');
}

const toItem = (
  projectId: string,
  { holder, reach, power, contract, threshold, signers, delaySeconds, note }: Power,
  source: ProjectDetail['controlSource'],
): Powers['items'][number] => ({
  projectId,
  contract,
  power,
  kind: holder,
  holder: null,
  threshold,
  signers,
  delaySeconds,
  limit: reach?.limit ?? null,
  reachUsd: reach?.amountUsd ?? null,
  note,
  proved: false,
  source,
});

async function listPowers(db: Database, recorded: Recorded, now: Date): Promise<Powers['items']> {
  const { projectId } = recorded;
  const { control, controlSource } = await findPageControl(db, projectId, now);
  return (control ?? [])
    .filter(({ contract }) => contract === null || contract === recorded.contract)
    .map((power) => toItem(projectId, power, controlSource));
}

/** The recorded powers over an address, the weakest holder first, those of one project together. */
export async function listPrivileged(db: Database, address: string, now: Date): Promise<Powers> {
  const recorded = await findRecorded(db, address);
  if (recorded.length === 0) return unread(address, WHY.noRecord);
  const items = [];
  for (const one of recorded) items.push(...(await listPowers(db, one, now)));
  if (items.length === 0) return unread(address, WHY.noPowers);
  return { address, state: 'partial', why: WHY.fromRecord, configure: [], items };
}

/** @param protocol a project's id; undefined: all */
export async function listKnown(
  db: Database,
  address: string,
  protocol: string | undefined,
): Promise<EndpointOutput<typeof knownWallets>> {
  const recorded = await findRecorded(db, address);
  const items = recorded.filter(({ projectId }) => !protocol || projectId === protocol);
  const why = recorded.length === 0 ? WHY.noRecord : WHY.notOfProject;
  return items.length === 0
    ? unread(address, why)
    : { address, state: 'partial', why: WHY.fromRecord, configure: [], items };
}
