import { isObject } from '../../../contracts/isObject';
import type { Answer, Ask } from './answers';

const NUMBERS: ReadonlySet<string> = new Set([
  'eth_getBalance',
  'eth_getStorageAt',
  'eth_getTransactionCount',
]);

/** Of simulated blocks. */
export const callsIn = (blocks: unknown): Record<string, unknown>[] =>
  (Array.isArray(blocks) ? blocks : [])
    .flatMap((block: unknown) => (isObject(block) && Array.isArray(block.calls) ? block.calls : []))
    .filter(isObject);

/** Of a result, what is the chain's and no server's own. */
function chainsOwn(method: string, result: unknown): unknown {
  if (NUMBERS.has(method)) return String(result).replace(/^0x0*/, '0x');
  if (method === 'eth_simulateV1') {
    const calls = callsIn(result);
    const last = calls.at(-1);
    return [calls.map(({ status }) => status), last?.status === '0x1' && last.returnData];
  }
  if (method === 'eth_getBlockByNumber')
    return isObject(result) ? [result.hash, result.timestamp] : null;
  if (method === 'eth_getTransactionByHash')
    return isObject(result) ? [result.blockNumber, result.hash, result.from] : null;
  if (method !== 'eth_getLogs' || !Array.isArray(result)) return result;
  return result
    .filter(isObject)
    .map(({ blockNumber, logIndex, transactionHash: tx, address, topics }) => [
      ...[blockNumber, logIndex, tx, address, topics],
    ]);
}

/** Equal where two servers say the same of the chain; null where one says nothing of it. Pure. */
export function essenceOf({ method }: Ask, answer: Answer): string | null {
  if (answer.kind === 'reverted') return 'reverted';
  if (answer.kind !== 'result') return null;
  return JSON.stringify(chainsOwn(method, answer.result)).toLowerCase();
}
