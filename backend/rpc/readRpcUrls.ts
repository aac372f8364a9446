import { EnvError, isLocal, optional, type Env } from '../../contracts/env';

/**
 * Addresses of JSON-RPC servers by CAIP-2 chain, one or two, the first preferred. They often carry a
 * key: never log them.
 */
export type RpcUrls = ReadonlyMap<string, readonly string[]>;
/** An archive's address by CAIP-2 chain, or `blocks`: its own server's full blocks. */
export type PortalUrls = ReadonlyMap<string, string>;

interface Setting {
  name: 'RPC_URLS' | 'PORTAL_URLS';
  takes: string;
  most: number;
  /** In place of an address. */
  word?: string;
}

const PAIRS =
  'must be pairs like 1=https://rpc.example.com, separated by spaces: the number of an EVM chain, and an https address (http on this machine only)';
const RPC: Setting = {
  ...{ name: 'RPC_URLS', takes: `${PAIRS}, or two with | between them`, most: 2 },
};
const PORTAL: Setting = {
  ...{ name: 'PORTAL_URLS', takes: `${PAIRS}, or the word blocks`, most: 1, word: 'blocks' },
};

/** The value is left out of the error, because addresses carry keys. */
const refuserOf =
  ({ name, takes }: Setting) =>
  (what: string): never => {
    throw new EnvError(name, takes, what);
  };

function isSafe(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && isLocal(address));
}

function readPair(pair: string, setting: Setting): [string, string[]] {
  const refuse = refuserOf(setting);
  const at = pair.indexOf('=');
  const [chain, addresses] = [pair.slice(0, at), pair.slice(at + 1).split('|')];
  if (!/^[1-9]\d{0,14}$/.test(chain)) return refuse('a pair without the number of a chain');
  if (addresses.length > setting.most) return refuse(`${chain}=… with more than ${setting.most}`);
  return addresses.every((one) => one === setting.word || isSafe(one))
    ? [`eip155:${chain}`, addresses]
    : refuse(`${chain}=…`);
}

function readPairs(env: Env, setting: Setting): RpcUrls {
  const pairs = (optional(env, setting.name) ?? '').split(/[\s,]+/).filter(Boolean);
  const read = pairs.map((pair) => readPair(pair, setting));
  const urls = new Map(read);
  if (urls.size < read.length) return refuserOf(setting)('one chain twice');
  return urls;
}

/** @throws EnvError for RPC_URLS */
export const readRpcUrls = (env: Env): RpcUrls => readPairs(env, RPC);

/** One archive a chain, or `blocks`. @throws EnvError for PORTAL_URLS */
export const readPortalUrls = (env: Env): PortalUrls =>
  new Map([...readPairs(env, PORTAL)].map(([chain, [url]]) => [chain, url!.replace(/\/+$/, '')]));
