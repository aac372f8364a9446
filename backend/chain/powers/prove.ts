/**
 * Whether somebody can do something: done, as if, upon the pinned block, waits and all, and its
 * effect looked at. A stranger who does the same must fail, and so must less of a wait.
 */
import type { Call, Node, Overrides } from '../rpc/types';
import { runningAlone } from './code';
import { ROOM, Script, type Haste } from './script';
import type { Hop, Route } from './types';
import { votesOf } from './votes';

/** What a holder does to use a power, and what shows that it worked. */
export interface Goal {
  act: Call;
  /** Done after it. */
  also?: readonly Call[];
  seen: { call: Call; data: string };
  overrides: Overrides;
}

/** Without a route nothing is done. Null where the servers cannot say, or a call needs more gas. */
async function happens(
  node: Node,
  { act, also = [], seen, overrides }: Goal,
  route?: Pick<Route, 'hops' | 'actor'>,
  {
    haste,
    instead = {},
    isLeast = false,
  }: { haste?: Haste; instead?: Overrides; isLeast?: boolean } = {},
): Promise<boolean | null> {
  const script = new Script(node, route?.actor ?? node.actors.stranger, haste);
  if (route) [act, ...also].forEach((one) => script.perform(route.hops, one));
  script.look(seen.call);
  const { at = '', votes } = route?.hops.at(-1) ?? {};
  const all = { ...overrides, ...(votes && votesOf(node, { at, votes }, isLeast)) };
  for (const [one, more] of Object.entries(instead)) all[one] = { ...all[one], ...more };
  const returned = await node.simulate(script.blocks, all);
  if (returned?.ok && returned.data.toLowerCase() === seen.data) return true;
  return returned && !returned.worked.includes(null) ? false : null;
}

/** A second less, at once, less than asked for, and at once at a later time. */
const hastesOf = (hops: readonly Hop[]): Haste[] =>
  hops
    .filter(({ delay }) => delay > 1)
    .flatMap((at) => [
      { at, asked: at.delay, waited: at.delay - 1 },
      { at, asked: at.delay, waited: 1 },
      { at, asked: at.delay - 1, waited: at.delay - 1 },
      { at, asked: 0, waited: 1 },
      ...(at.delay > 2 * ROOM ? [{ at, asked: 0, waited: 1, after: at.delay - 2 * ROOM }] : []),
    ]);

/** Calls of one script. Whoever nests timelocks multiplies them. */
export const callsOf = ([hop, ...rest]: readonly Hop[]): number => {
  if (!hop) return 1;
  if (hop.kind === 'vote') return 5;
  if (hop.kind !== 'openzeppelin') return 2 * callsOf(rest);
  const made = 1 + (hop.byAdmin ? 2 : 0) + (hop.isOpen ? 0 : 1);
  return made * callsOf(rest) + (hop.isOpen ? 1 : 0);
};

/** Calls that a proof of this path takes, all its scripts together. */
export const costOf = (hops: readonly Hop[]): number => (3 + hastesOf(hops).length) * callsOf(hops);

export type Proof = 'proved' | 'anybody' | 'no' | 'no wait' | 'no votes' | 'no servers';

/**
 * `anybody`: the stranger succeeds, too. `no wait`: it also happens with less of a wait. `no votes`:
 * and with next to none of them.
 * @throws ChainFailure
 */
export async function prove(
  node: Node,
  goal: Goal,
  route: Pick<Route, 'hops' | 'actor'>,
): Promise<Proof> {
  const isVote = route.hops.at(-1)?.kind === 'vote';
  const [already, done, byStranger, byFew, ...early] = await Promise.all([
    happens(node, goal),
    happens(node, goal, route),
    happens(node, goal, { ...route, actor: node.actors.stranger }),
    isVote && happens(node, goal, route, { isLeast: true }),
    ...hastesOf(route.hops).map((haste) => happens(node, goal, route, { haste })),
  ]);
  if ([already, done, byStranger, byFew, ...early].includes(null)) return 'no servers';
  // What is seen without any act shows nothing.
  if (already) return 'no';
  if (byStranger) return 'anybody';
  if (!done) return 'no';
  if (byFew) return 'no votes';
  return early.includes(true) ? 'no wait' : 'proved';
}

/**
 * Whether a contract of this path, which may run other code, runs none on it: what it does is then in
 * its own code, which nobody replaces.
 * @throws ChainFailure
 */
export async function actsAlone(
  node: Node,
  goal: Goal,
  route: Pick<Route, 'hops' | 'actor'>,
  at: string,
): Promise<boolean> {
  const instead = { [at]: { code: runningAlone(await node.code(at)) } };
  return (await happens(node, goal, route, { instead })) === true;
}

/**
 * Whether it happens in half of the time, where others call the contracts on the path meanwhile, or
 * another contract is as it is not. Null where the servers cannot say.
 * @throws ChainFailure
 */
export async function happensSooner(
  node: Node,
  goal: Goal,
  route: Pick<Route, 'hops' | 'actor'>,
  at: Hop,
  { meanwhile, instead }: Pick<Haste, 'meanwhile'> & { instead?: Overrides },
): Promise<boolean | null> {
  const half = Math.floor(at.delay / 2);
  const haste = { at, asked: half, waited: half, ...(meanwhile && { meanwhile }) };
  return happens(node, goal, route, { haste, ...(instead && { instead }) });
}
