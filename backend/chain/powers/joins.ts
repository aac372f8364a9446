/** What a stranger comes to by other calls that are open to all, or by waiting. */
import type { Call, LaterCall } from '../rpc/types';
import { dataOf, type Callable } from './callable';
import type { Trial } from './places';
import type { FunctionLook } from './types';

const MOST_JOINED = 10;
const YEAR = 366 * 86_400;

/** Calls that work for a stranger. @throws ChainFailure */
export async function listOpen(
  { node, id: to }: Trial,
  callable: readonly Callable[],
  looks: readonly FunctionLook[],
): Promise<Call[]> {
  const from = node.actors.stranger;
  const calls = callable
    .filter((_, n) => looks[n]?.state === 'open')
    .flatMap((one) => dataOf(one, from, node).map((data) => ({ from, to, data })));
  const returned = await Promise.all(calls.map((call) => node.call(call)));
  return calls.filter((_, n) => returned[n]!.ok).slice(0, MOST_JOINED);
}

/**
 * Not restricted, though its holders stay named, is what a stranger calls once it has made all calls that are open to it, twice, in
 * one order or the other, or a year later.
 * @throws ChainFailure
 */
export async function withoutJoins(
  trial: Trial,
  callable: readonly Callable[],
  looks: readonly FunctionLook[],
): Promise<FunctionLook[]> {
  const { node, id: to, tries } = trial;
  const from = node.actors.stranger;
  const joins = await listOpen(trial, callable, looks);
  const orders = joins.length > 0 ? [joins, joins.toReversed()] : [];
  const waysTo = (data: string): LaterCall[][] => [
    ...orders.map((all) => [...all, ...all, { from, to, data }]),
    [{ from, to, data, after: YEAR }],
  ];
  const see = async (look: FunctionLook, n: number): Promise<FunctionLook> => {
    if (look.state !== 'restricted') return look;
    const data = look.data ?? dataOf(callable[n]!, from, node)[0]!;
    const works = await Promise.all(waysTo(data).map((calls) => tries.work(calls)));
    return works.includes(true) ? { ...look, state: 'unresolved', guard: null } : look;
  };
  return Promise.all(looks.map(see));
}
