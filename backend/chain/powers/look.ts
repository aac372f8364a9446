/** What stands at an address. */
import { keccak256, type Hex } from 'viem';
import type { Node, Overrides } from '../rpc/types';
import { answering, cloneOf, delegateOf, mayChange } from './code';
import {
  ADMIN_SLOTS,
  PROXY_SLOTS,
  SAFE_GUARD_SLOTS,
  SAFE_HANDLERS,
  SAFE_HANDLER_SLOT,
  SAFE_PROXIES,
  SAFE_SINGLETONS,
  UPGRADED,
  ZERO,
  type ProxyKind,
} from './constants';
import type { Proxy } from './types';
import { view, viewAddress, viewNumber } from './views';

export interface SafeLook {
  kind: 'safe';
  owners: string[];
  threshold: number;
  /** They act without signatures; null where they were not all listed. */
  modules: string[] | null;
  /** Whoever calls the Safe calls its handler in its name, which may sign for it, too. */
  isHandlerKnown: boolean;
  /** They may refuse: what owners sign, and what modules do; the zero address for none. */
  guards: readonly [string, string];
}

export interface ProxyLook {
  kind: 'proxy';
  type: ProxyKind;
  implementation: string;
  /** Of the slots that are set. */
  admins: string[];
  beacon?: string;
}

export type Look =
  | { kind: 'empty'; nonce: number }
  | { kind: 'delegated'; delegate: string }
  | SafeLook
  | ProxyLook
  | { kind: 'fixed'; clone?: string }
  /** With the contracts whose code it says that it runs (EIP-2535). */
  | { kind: 'unknown'; facets: string[] };

/** The low 20 bytes of a word. */
export const addressIn = (word: string): string => `0x${word.slice(-40).toLowerCase()}`;
const readSlot = async (node: Node, at: string, slot: string): Promise<string> =>
  addressIn(await node.slot(at, slot));

const MODULES = 50n;
const SENTINEL = '0x0000000000000000000000000000000000000001';

/** By the code of proxy and singleton: anything may answer `getOwners`. */
async function lookAtSafe(node: Node, at: string, code: string): Promise<SafeLook | undefined> {
  if (!SAFE_PROXIES.has(keccak256(code as Hex))) return undefined;
  const singleton = await node.code(await readSlot(node, at, '0x0'));
  if (!SAFE_SINGLETONS.has(keccak256(singleton as Hex))) return undefined;
  const [owners, threshold, modules, handler, ...guards] = await Promise.all([
    view(node, at, 'getOwners'),
    viewNumber(node, at, 'getThreshold'),
    view(node, at, 'getModulesPaginated', SENTINEL, MODULES),
    readSlot(node, at, SAFE_HANDLER_SLOT),
    readSlot(node, at, SAFE_GUARD_SLOTS[0]),
    readSlot(node, at, SAFE_GUARD_SLOTS[1]),
  ]);
  if (!owners || !threshold) return undefined;
  const lower = (list: unknown) => (list as string[]).map((one) => one.toLowerCase());
  const isHandlerKnown =
    handler === ZERO || SAFE_HANDLERS.has(keccak256((await node.code(handler)) as Hex));
  const isWhole = String(modules?.[1]).toLowerCase() === SENTINEL;
  return {
    ...{ kind: 'safe', owners: lower(owners[0]), threshold, isHandlerKnown, guards },
    modules: modules && isWhole ? lower(modules[0]) : null,
  };
}

/** What a proxy of this kind runs shows itself by this word: `upgradeTo` asks for it, too. */
export const magicOf = (type: ProxyKind): Hex =>
  PROXY_SLOTS[type === 'EIP1822 proxy' ? type : 'EIP1967 proxy'];

export const toWord = (address: string): string => `0x${address.slice(2).padStart(64, '0')}`;

/**
 * A slot may be set and mean nothing: whether another value there changes what runs. A beacon is
 * often in the proxy's code, too, so that other code is put at the beacon.
 */
async function isUsed(node: Node, at: string, type: ProxyKind, value: string): Promise<boolean> {
  const { stranger, selector, probe, salt } = node.actors;
  const calls = [{ from: stranger, to: at, data: selector }];
  const ask = async (overrides: Overrides): Promise<string | undefined> => {
    const returned = await node.simulate([{ time: node.block.timestamp + 1, calls }], overrides);
    return returned?.ok ? returned.data : undefined;
  };
  const [before, after] = await Promise.all([
    ask({}),
    ask({
      [probe]: { code: answering(magicOf(type), salt) },
      ...(type === 'EIP1967 beacon proxy'
        ? { [value]: { code: answering(probe, salt) } }
        : { [at]: { stateDiff: { [PROXY_SLOTS[type]]: toWord(probe) } } }),
    }),
  ]);
  // What always answers so shows nothing.
  return before !== after && after === magicOf(type);
}

async function lookAtProxy(node: Node, at: string): Promise<ProxyLook | undefined> {
  const types = Object.keys(PROXY_SLOTS) as ProxyKind[];
  const values = await Promise.all(types.map((type) => readSlot(node, at, PROXY_SLOTS[type])));
  const set = types.flatMap((type, n) => (values[n] === ZERO ? [] : [{ type, value: values[n]! }]));
  for (const { type, value } of set) {
    if (!(await isUsed(node, at, type, value))) continue;
    const isBeacon = type === 'EIP1967 beacon proxy';
    const implementation = isBeacon ? await viewAddress(node, value, 'implementation') : value;
    if (implementation === null) return undefined;
    const admins = await Promise.all(ADMIN_SLOTS.map((slot) => readSlot(node, at, slot)));
    return {
      ...{ kind: 'proxy', type, implementation },
      admins: admins.filter((one) => one !== ZERO),
      ...(isBeacon && { beacon: value }),
    };
  }
  return undefined;
}

const MOST_FACETS = 40;
/** Their functions are tried at the diamond itself: naming others shows nothing. */
async function listFacets(node: Node, at: string): Promise<string[]> {
  const [facets = []] = ((await view(node, at, 'facetAddresses')) ?? []) as [string[]?];
  return [...new Set(facets.map((one) => one.toLowerCase()))].slice(0, MOST_FACETS);
}

/** @throws ChainFailure */
export async function lookAt(node: Node, at: string): Promise<Look> {
  const code = await node.code(at);
  if (code === '0x') return { kind: 'empty', nonce: await node.nonce(at) };
  const delegate = delegateOf(code);
  if (delegate !== undefined) return { kind: 'delegated', delegate };
  const safe = await lookAtSafe(node, at, code);
  if (safe) return safe;
  const clone = cloneOf(code);
  if (clone !== undefined && !mayChange(await node.code(clone))) return { kind: 'fixed', clone };
  if (clone === undefined && !mayChange(code)) return { kind: 'fixed' };
  return (await lookAtProxy(node, at)) ?? { kind: 'unknown', facets: await listFacets(node, at) };
}

/** The last of its events must name the code that runs now. */
export async function describeProxy(node: Node, id: string, look: ProxyLook): Promise<Proxy> {
  const { type: kind, implementation, beacon = id } = look;
  const last = (await node.logs(beacon, UPGRADED))?.at(-1);
  const isIt = last?.topics[1]?.endsWith(implementation.slice(2)) === true;
  const since = isIt ? await node.timeOf(Number(last.blockNumber)) : null;
  return { kind, implementation, ...(since !== null && { since }) };
}
