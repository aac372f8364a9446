import { EnvError, isLocal, optional, type Env } from '../../contracts/env';

/** Addresses of JSON-RPC servers by CAIP-2 chain. They often carry a key: never log them. */
export type RpcUrls = ReadonlyMap<string, string>;

const takes =
  'must be pairs like 1=https://rpc.example.com, separated by spaces: the number of an EVM chain, and an https address (http on this machine only)';

/** The value is left out of the error, because addresses carry keys. */
const refuse = (what: string): never => {
  throw new EnvError('RPC_URLS', takes, what);
};

function readPair(pair: string): [string, string] {
  const at = pair.indexOf('=');
  const [chain, address] = [pair.slice(0, at), pair.slice(at + 1)];
  if (!/^[1-9]\d{0,14}$/.test(chain)) return refuse('a pair without the number of a chain');
  if (!URL.canParse(address)) return refuse(`${chain}=…`);
  const { protocol } = new URL(address);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isLocal(address));
  return isSafe ? [`eip155:${chain}`, address] : refuse(`${chain}=${protocol}…`);
}

/** @throws EnvError for RPC_URLS */
export function readRpcUrls(env: Env): RpcUrls {
  const pairs = (optional(env, 'RPC_URLS') ?? '').split(/[\s,]+/).filter(Boolean);
  const read = pairs.map(readPair);
  const urls = new Map(read);
  if (urls.size < read.length) return refuse('one chain twice');
  return urls;
}
