import { EnvError, isLocal, optional, type Env } from '../../contracts/env';

/**
 * Addresses of JSON-RPC servers by CAIP-2 chain, one or two, the first preferred. They often carry a
 * key: never log them.
 */
export type RpcUrls = ReadonlyMap<string, readonly string[]>;

const takes =
  'must be pairs like 1=https://rpc.example.com, separated by spaces: the number of an EVM chain, and an https address (http on this machine only), or two with | between them';

/** The value is left out of the error, because addresses carry keys. */
const refuse = (what: string): never => {
  throw new EnvError('RPC_URLS', takes, what);
};

const MOST = 2;

function isSafe(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && isLocal(address));
}

function readPair(pair: string): [string, string[]] {
  const at = pair.indexOf('=');
  const [chain, addresses] = [pair.slice(0, at), pair.slice(at + 1).split('|')];
  if (!/^[1-9]\d{0,14}$/.test(chain)) return refuse('a pair without the number of a chain');
  if (addresses.length > MOST) return refuse(`${chain}=… with more than two`);
  return addresses.every(isSafe) ? [`eip155:${chain}`, addresses] : refuse(`${chain}=…`);
}

/** @throws EnvError for RPC_URLS */
export function readRpcUrls(env: Env): RpcUrls {
  const pairs = (optional(env, 'RPC_URLS') ?? '').split(/[\s,]+/).filter(Boolean);
  const read = pairs.map(readPair);
  const urls = new Map(read);
  if (urls.size < read.length) return refuse('one chain twice');
  return urls;
}
