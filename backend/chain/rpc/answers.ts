/** What a JSON-RPC server's answer to one ask means. Pure. */
import { isObject } from '../../../contracts/isObject';

export interface Ask {
  method: string;
  params: readonly unknown[];
}

/**
 * `reverted`: the chain itself says no. `unsupported`: this server does not have the method.
 * `elsewhere`: this server cannot say, another may.
 */
export type Answer =
  | { kind: 'result'; result: unknown }
  | { kind: 'reverted'; data: string }
  | { kind: 'unsupported' }
  | { kind: 'elsewhere'; outcome: 'limited' | 'unreachable' | 'refused'; said: string };

const LIMITS: ReadonlySet<unknown> = new Set([429, -32005, -32007, -32029]);
const REVERTED =
  /revert|evm error|invalid opcode|opcode .* not defined|invalid jump|out of gas|stack (?:under|over)flow|stack limit|write protection|bad instruction/i;
const PRUNED =
  /missing trie node|header not found|block not found|unknown block|pruned|state .*not (?:available|found)|historical state/i;
const RANGE = /block range|range .*(?:large|limit|exceed)|too many (?:results|logs)|more than \d+/i;

/** The text of a server may repeat its own address, so that it is never passed on. */
export function readAnswer(value: unknown, { method }: Ask): Answer {
  if (!isObject(value)) return { kind: 'elsewhere', outcome: 'refused', said: 'no answer' };
  const { error, result } = value;
  if (!isObject(error)) {
    return result === undefined
      ? { kind: 'elsewhere', outcome: 'refused', said: 'no answer' }
      : { kind: 'result', result };
  }
  const message = typeof error.message === 'string' ? error.message : '';
  if (LIMITS.has(error.code) && !RANGE.test(message))
    return { kind: 'elsewhere', outcome: 'limited', said: 'it names a limit' };
  if (method === 'eth_call' && (error.code === 3 || REVERTED.test(message)))
    return { kind: 'reverted', data: typeof error.data === 'string' ? error.data : '0x' };
  if (PRUNED.test(message))
    return { kind: 'elsewhere', outcome: 'refused', said: 'it has dropped the state of the block' };
  const isRange = method === 'eth_getLogs' && RANGE.test(message);
  const isOptional = method === 'eth_simulateV1';
  if (isRange || isOptional || error.code === -32601 || error.code === -32602)
    return { kind: 'unsupported' };
  return { kind: 'elsewhere', outcome: 'unreachable', said: `error ${Number(error.code)}` };
}
