import { isObject } from '../../../contracts/isObject';
import type { Answer, Ask } from './answers';

const NUMBERS: ReadonlySet<string> = new Set([
  'eth_getBalance',
  'eth_getStorageAt',
  'eth_getTransactionCount',
]);

const lastCall = (blocks: unknown): unknown => {
  const block: unknown = Array.isArray(blocks) ? blocks.at(-1) : undefined;
  return isObject(block) && Array.isArray(block.calls) ? block.calls.at(-1) : undefined;
};

/** Of a result, what is the chain's and no server's own. */
function chainsOwn(method: string, result: unknown): unknown {
  if (NUMBERS.has(method)) return String(result).replace(/^0x0*/, '0x');
  if (method === 'eth_simulateV1') {
    const call = lastCall(result);
    return isObject(call) ? [call.status, call.status === '0x1' && call.returnData] : null;
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
