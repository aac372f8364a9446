/**
 * Reads answers of Sourcify: of API v2 a contract, or `results` of one address or chain; of v1
 * check-by-addresses and check-all-by-addresses. A list of answers is taken too. Pure.
 */
import { EVM_ADDRESS } from '../../../../contracts/ids';
import { isObject } from '../../../../contracts/isObject';

export interface Answer {
  /** CAIP-10. */
  id: string;
  /** Null: not verified there. */
  match: 'exact' | 'partial' | null;
  /** Absent: it was not asked. */
  isProxy?: boolean;
  /** CAIP-10. */
  implementations: string[];
}

export type Read = Answer | { index: number; reason: string };

type Json = Record<string, unknown>;

const toList = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);
const CHAIN = /^[1-9]\d{0,14}$/;

/** Of both versions. */
const MATCHES = new Map<unknown, Answer['match']>([
  ['exact_match', 'exact'],
  ['match', 'partial'],
  [null, null],
  ['perfect', 'exact'],
  ['full', 'exact'],
  ['partial', 'partial'],
  ['false', null],
  [false, null],
]);

function toId(chain: unknown, address: unknown): string | undefined {
  const number = typeof chain === 'number' ? String(chain) : chain;
  return typeof number === 'string' &&
    CHAIN.test(number) &&
    typeof address === 'string' &&
    EVM_ADDRESS.test(address)
    ? `eip155:${number}:${address.toLowerCase()}`
    : undefined;
}

function readProxy(value: unknown, chain: unknown): Pick<Answer, 'isProxy' | 'implementations'> {
  const { isProxy, implementations } = isObject(value) ? value : ({} as Json);
  if (typeof isProxy !== 'boolean') return { implementations: [] };
  const ids = toList(implementations).flatMap(
    (one) => (isObject(one) && toId(chain, one.address)) || [],
  );
  return { isProxy, implementations: [...new Set(ids)] };
}

function readOne(
  chain: unknown,
  address: unknown,
  match: unknown,
  proxy: unknown,
): Answer | string {
  const id = toId(chain, address);
  if (!id) return 'has no chain and address';
  const level = MATCHES.get(match);
  return level === undefined
    ? `has match ${JSON.stringify(match)?.slice(0, 40) ?? 'missing'}`
    : { id, match: level, ...readProxy(proxy, chain) };
}

/** One address of v1, on each chain; `status` is of all where it stands beside a list of numbers. */
function readV1({ address, chainIds, status }: Json): (Answer | string)[] {
  if (toList(chainIds).length === 0)
    return status === 'false' || status === false ? [] : ['has no chainIds'];
  return toList(chainIds).map((one) =>
    isObject(one)
      ? readOne(one.chainId, address, one.status, one)
      : readOne(one, address, status, undefined),
  );
}

function readItem(value: unknown): (Answer | string)[] {
  if (!isObject(value)) return ['is not an object'];
  if (typeof value.customCode === 'string')
    return [`is an error: ${value.customCode.slice(0, 60)}`];
  if (Array.isArray(value.results)) return (value.results as unknown[]).flatMap(readItem);
  if ('match' in value)
    return [readOne(value.chainId, value.address, value.match, value.proxyResolution)];
  return 'chainIds' in value || 'status' in value ? readV1(value) : ['is no answer of Sourcify'];
}

/** Each element of a list, or the one answer. */
export function readAnswers(value: unknown): Read[] {
  const list = Array.isArray(value) ? (value as unknown[]) : [value];
  return list.flatMap((item, index) =>
    readItem(item).map((one) => (typeof one === 'string' ? { index, reason: one } : one)),
  );
}
