/** Everything that this site can find of one contract, recorded or not, within bounds. */
import { LOOK_MOST } from '../../../contracts/chain/chainLook';
import { SCAN_CALLS } from '../../../contracts/limits';
import type { PriceSource } from '../../prices';
import { readHoldings, type Token } from '../holdings';
import { analyse } from '../powers/analyse';
import { ZERO } from '../powers/constants';
import { Follower, hasAliases } from '../powers/holders';
import type { Look } from '../powers/look';
import { toLook } from '../powers/toDiscovery';
import type { Analysis } from '../powers/types';
import { withReach } from '../reach';
import { ChainFailure, wasDone } from '../rpc/failure';
import type { ChainClient } from '../rpc/types';
import { readToken } from './readToken';
import { NOTHING_YET, type ScanFound, type SourceState } from '../../../contracts/chain/scan';

/** @param id CAIP-10. Null: it does not say. */
export type AskSource = (id: string, signal: AbortSignal) => Promise<SourceState | null>;

export interface ScanOptions {
  client: ChainClient;
  /** Where another chain has its aliases, if it can be read. */
  ethereum: ChainClient | undefined;
  tokens: readonly Token[];
  prices: PriceSource | undefined;
  /** Of the code that runs. */
  askSource?: (id: string) => Promise<SourceState | null>;
  /** After it, nothing more is asked. */
  isLate: () => boolean;
  onPart: (found: ScanFound) => void;
}

/** What stands there, before anybody is tried. */
function describe(look: Look): Partial<ScanFound> {
  if (look.kind === 'empty') return { kind: 'nothing' };
  if (look.kind === 'delegated') return { kind: 'delegated', implementation: look.delegate };
  if (look.kind === 'proxy') return { kind: 'proxy', implementation: look.implementation };
  if (look.kind === 'unknown' && look.facets.length > 0) return { kind: 'diamond' };
  if (look.kind !== 'safe') return { kind: look.kind };
  const { threshold, owners, modules } = look;
  const guard = look.guards[0] === ZERO ? null : look.guards[0];
  return { kind: 'safe', safe: { threshold, owners, modules, guard } };
}

/** Of a power, it stands beside that. */
const generalOf = ({ open }: Analysis): string[] =>
  open.flatMap(({ power, why }) => (power ? [] : [why]));

function unlessChainFailed(error: unknown): undefined {
  if (!(error instanceof ChainFailure)) throw error;
}

type Say = (more: Partial<ScanFound>) => void;

/** Undefined where it is not one code, or not known. */
function codeThatRuns(look: Look, address: string): string | undefined {
  if (look.kind === 'proxy') return look.implementation;
  return look.kind === 'fixed' ? (look.clone ?? address) : undefined;
}

async function read(
  follower: Follower,
  address: string,
  { tokens, prices, askSource }: ScanOptions,
  say: Say,
): Promise<void> {
  const { node } = follower;
  const look = await follower.look(address);
  say(describe(look));
  if (look.kind === 'empty' || look.kind === 'delegated') return;
  const code = codeThatRuns(look, address);
  const asked = code && askSource?.(`${node.chain}:${code}`).then((source) => say({ source }));
  try {
    if (look.kind !== 'safe') say({ token: await readToken(node, address) });
    const held = (await readHoldings(node, [address], tokens, prices)).get(address);
    const sayPart = (analysis: Analysis) => {
      const found = toLook(`${node.chain}:${address}`, analysis, held);
      const [whole] = withReach([found], LOOK_MOST.holdings);
      say({ look: whole!, since: analysis.proxy?.since ?? null, open: generalOf(analysis) });
    };
    sayPart(await analyse(follower, address, sayPart));
  } finally {
    await asked;
  }
}

/**
 * At one final block, which is asked for again at the end.
 * @param address in lower case
 * @throws ChainFailure: then nothing is known
 */
export async function scanContract(address: string, options: ScanOptions): Promise<ScanFound> {
  let left = SCAN_CALLS;
  let isSpent = false;
  const mayAsk = () => {
    left -= 1;
    isSpent ||= left < 0 || options.isLate();
    return !isSpent;
  };
  const node = await options.client.pin(mayAsk);
  let found: ScanFound = { ...NOTHING_YET, block: node.block };
  const say: Say = (more) => {
    found = { ...found, ...more };
    options.onPart(found);
  };
  // Without it, an address without code on a rollup is followed no further.
  const ethereum = hasAliases(node.chain)
    ? await options.ethereum?.pin(mayAsk).catch(unlessChainFailed)
    : undefined;
  const follower = new Follower(node, ethereum);
  try {
    await wasDone(() => read(follower, address, options, say));
  } finally {
    follower.reader.close();
  }
  await node.settle();
  await ethereum?.settle();
  return { ...found, why: isSpent ? 'spent' : null };
}
