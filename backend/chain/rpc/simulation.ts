/** What a server is asked to do as if, and what it says of it. A contract should not see that it is tried. Pure. */
import { keccak256, stringToHex } from 'viem';
import { callsIn } from './essence';
import type { Node, Overrides, Simulated, Simulation } from './types';

const hex = (value: number): string => `0x${value.toString(16)}`;
/** In the chain's smallest unit: for every block's gas, and what is paid. */
const BALANCE = hex(2 ** 84);
/** Gas of each call in a block of several, so that none leaves nothing for the others. */
const SHARE = 1_000_000;
/** A call inside a call leaves a 64th each time. */
const MOST_OF_IT = 0.9 * SHARE;

/** Whoever calls has coins, and pays the block's price of gas. */
export function toSimulate(
  { actors: { tip, salt }, block: { baseFee = 0 } }: Pick<Node, 'actors' | 'block'>,
  blocks: readonly Simulated[],
  overrides: Overrides,
): object {
  const callers = blocks.flatMap(({ calls }) => calls.flatMap(({ from }) => from ?? []));
  const funded = callers.map((who) => [who, { ...overrides[who], balance: BALANCE }]);
  const gasPrice = hex(baseFee + tip);
  const blockStateCalls = blocks.map(({ time, calls }, at) => ({
    blockOverrides: {
      ...{ time: hex(time), prevRandao: keccak256(stringToHex(`${time} ${salt}`)) },
      ...(baseFee > 0 && { baseFeePerGas: hex(baseFee) }),
    },
    ...(at === 0 && { stateOverrides: { ...overrides, ...Object.fromEntries(funded) } }),
    calls: calls.map((call) => ({
      ...call,
      gasPrice,
      ...(calls.length > 1 && { gas: hex(SHARE) }),
    })),
  }));
  return { validation: false, blockStateCalls };
}

/** Null where it says nothing. */
export function readSimulated(result: unknown, blocks: readonly Simulated[]): Simulation | null {
  const calls = callsIn(result);
  const isShared = blocks.flatMap((block) => block.calls.map(() => block.calls.length > 1));
  const worked = calls.map(({ status, gasUsed }, n) => {
    if (status === '0x1') return true;
    return isShared[n] && Number(gasUsed) >= MOST_OF_IT ? null : false;
  });
  const last = calls.at(-1);
  return last ? { ok: last.status === '0x1', data: String(last.returnData), worked } : null;
}
