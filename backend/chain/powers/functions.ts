/**
 * Who can call what: each function of a contract that changes something, tried by a stranger and by
 * those whom the contract names.
 */
import type { Call, LaterCall, Node } from '../rpc/types';
import { wasDone } from '../rpc/failure';
import { dataOf, type Callable } from './callable';
import type { CodeVariable } from './CodeReader';
import type { Guard } from './guards';
import { withFlags } from './flags';
import type { Follower } from './holders';
import { withoutJoins } from './joins';
import { callThrough } from './manager';
import { listOpeners, withOpeners, type Place } from './places';
import { Tries } from './Tries';
import type { Analysis, FunctionLook, Hop } from './types';

const MOST_CANDIDATES = 12;
const MOST_OF_A_GUARD = 3;

interface Able {
  who: string;
  guard: string | null;
  /** Null: it takes more than one call. */
  data: string | null;
}
const toWho = ({ who }: Able): string => who;

class Trials {
  constructor(
    private readonly node: Node,
    private readonly id: string,
    private readonly guards: readonly Guard[],
    private readonly tries: Tries,
    /** Calls that work for a stranger: after what is given up, the first must still. */
    private readonly controls: readonly Call[],
    /** Made before each: unpausing takes a pause. */
    private readonly before: readonly Call[] = [],
  ) {}

  /** Between somebody and a call: who is in charge some other way does not wait. */
  private hopOf(who: string): Hop | undefined {
    const held = this.guards.filter(({ members }) => members.includes(who));
    const hops = held.map(({ hops: some }) => some?.get(who));
    return hops.includes(undefined) ? undefined : hops[0];
  }

  /** After these calls, as if. */
  private succeedsAfter(calls: readonly LaterCall[], from: string, data: string) {
    const [hop, call] = [this.hopOf(from), { from, to: this.id, data }];
    const act = hop ? callThrough(hop, from, call) : [call];
    return this.tries.work([...this.before, ...calls, ...act]);
  }

  private async succeeds(from: string, data: string): Promise<boolean> {
    const hop = this.hopOf(from);
    if (this.before.length === 0 && !hop)
      return (await this.node.call({ from, to: this.id, data })).ok;
    // Where no server says, it counts as everybody's: nothing follows from that.
    return (await this.succeedsAfter([], from, data)) ?? true;
  }

  /** What a caller must not give up, or it fails. Null: nothing of what is known. */
  private async guardOf(who: string, data: string): Promise<string | null> {
    if ((await this.succeedsAfter([], who, data)) !== true) return null;
    const held = this.guards.filter(({ members }) => members.includes(who));
    for (const { name, ways } of held)
      for (const way of ways(who))
        if ((await this.succeedsAfter(way, who, data)) === false && (await this.goesOn(way)))
          return name;
    return null;
  }

  /** Giving something up may stop the whole contract: then it shows nothing. */
  private async goesOn(way: readonly LaterCall[]): Promise<boolean> {
    for (const { from, data } of this.controls)
      // A pause that was made before may stop this one, and not the next.
      if (this.before.length === 0 || (await this.succeedsAfter([], from!, data)) === true)
        return (await this.succeedsAfter(way, from!, data)) === true;
    return this.controls.length === 0;
  }

  /** Those who succeed with this data; without a guard where nothing shows why. */
  private async ableOf(who: readonly string[], dataFor: (who: string) => string): Promise<Able[]> {
    const tried = who.map(async (one) => {
      const data = dataFor(one);
      if (!(await this.succeeds(one, data))) return [];
      const guard = await this.guardOf(one, data);
      return [{ who: one, guard, data: this.hopOf(one) ? null : data }];
    });
    return (await Promise.all(tried)).flat();
  }

  /** Some of each guard, or those of the first would hide all others. */
  private candidates(): string[] {
    const some = this.guards.flatMap(({ members }) => members.slice(0, MOST_OF_A_GUARD));
    return [...new Set(some)].slice(0, MOST_CANDIDATES);
  }

  /** Who succeeds with one set of arguments, the other members of what opens it among them. */
  private async tryAll(dataFor: (who: string) => string): Promise<Able[]> {
    const some = this.candidates();
    const able = await this.ableOf(some, dataFor);
    const opening = able.find(({ guard }) => guard !== null)?.guard;
    const guard = this.guards.find(({ name }) => name === opening);
    const others = (guard?.members ?? []).filter((who) => !some.includes(who));
    return [...able, ...(await this.ableOf(others, dataFor))];
  }

  async look(callable: Callable): Promise<FunctionLook> {
    const { selector } = callable;
    const { stranger } = this.node.actors;
    const sets = dataOf(callable, stranger, this.node);
    const open = await Promise.all(sets.map((data) => this.succeeds(stranger, data)));
    let unexplained: Able[] = [];
    for (const [n, data] of sets.entries()) {
      if (open[n]) continue;
      const all = await this.tryAll((who) => dataOf(callable, who, this.node)[n] ?? data);
      const able = all.filter(({ guard }) => guard !== null);
      const [first] = able;
      if (first) {
        const { guard, data: made } = first;
        return { selector, state: 'restricted', guard, holders: able.map(toWho), data: made };
      }
      if (unexplained.length === 0) unexplained = all;
    }
    const [first] = open.includes(true) ? [] : unexplained;
    return {
      ...{ selector, state: open.includes(true) ? 'open' : 'unresolved', guard: null },
      ...(first
        ? { holders: unexplained.map(toWho), data: first.data }
        : { holders: [], data: null }),
    };
  }
}

/** Functions that are looked at together: where a look may ask no more, those before are known. */
const TOGETHER = 15;
const inParts = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / TOGETHER) }, (_, n) =>
    all.slice(n * TOGETHER, (n + 1) * TOGETHER),
  );

const MOST_CONTROLS = 5;
/** Calls that work for a stranger, of one function each. */
async function listOpen(
  node: Node,
  id: string,
  callable: readonly Callable[],
): Promise<readonly Call[]> {
  const { stranger: from } = node.actors;
  const openOf = async (one: Callable): Promise<Call[]> => {
    const calls = dataOf(one, from, node).map((data) => ({ from, to: id, data }));
    const returned = await Promise.all(calls.map((call) => node.call(call)));
    return calls.filter((_, n) => returned[n]!.ok).slice(0, 1);
  };
  for (const some of inParts(callable)) {
    const open = (await Promise.all(some.map(openOf))).flat();
    if (open.length > 0) return open.slice(0, MOST_CONTROLS);
  }
  return [];
}

const SELECTOR_ALONE = 10;
const MOST_BEFORE = 5;
/** Simulations of one contract, by what is given up and by place: none keeps the reader for long. */
const [MOST_TRIALS, MOST_BY_PLACE] = [1_500, 1_500];

/** What a contract may obey. */
export interface Obeyed {
  guards: readonly Guard[];
  places: readonly Place[];
  variables: readonly CodeVariable[];
  follower: Follower;
}

/** Views that nothing is known of are left out. @throws ChainFailure */
export async function lookAtFunctions(
  node: Node,
  id: string,
  callable: readonly Callable[],
  { guards, places, variables, follower }: Obeyed,
): Promise<Pick<Analysis, 'functions' | 'isWhole'>> {
  const [tries, byPlaces] = [new Tries(node, MOST_TRIALS), new Tries(node, MOST_BY_PLACE)];
  const trial = { node, id, tries: byPlaces, before: [] };
  const openersOf = (one: Callable, some: readonly Place[], before: readonly Call[] = []) =>
    listOpeners({ ...trial, before }, one, some);
  let looks: FunctionLook[] = [];
  const seeAll = async () => {
    const controls = await listOpen(node, id, callable);
    const see = async (one: Callable): Promise<FunctionLook> => {
      const look = await new Trials(node, id, guards, tries, controls).look(one);
      if (look.state === 'open') return look;
      const others = places.filter(({ who }) => look.guard === null || !look.holders.includes(who));
      return withOpeners(look, await openersOf(one, others));
    };
    for (const some of inParts(callable)) looks.push(...(await Promise.all(some.map(see))));
    looks = await withFlags(trial, callable, looks, variables);
    const switches = looks
      .filter(({ data, state }) => data?.length === SELECTOR_ALONE && state === 'restricted')
      .slice(0, MOST_BEFORE)
      .map(({ data, holders }) => ({ from: holders[0]!, to: id, data: data! }));
    /** By itself, the call fails for its holder, too. */
    const again = async (look: FunctionLook, n: number): Promise<FunctionLook> => {
      if (look.state !== 'unresolved') return look;
      for (const before of switches) {
        const trials = new Trials(node, id, guards, tries, controls, [before]);
        const then = await trials.look(callable[n]!);
        if (then.state === 'restricted') return { ...then, data: null };
        const openers = await openersOf(callable[n]!, places, [before]);
        if (openers.length > 0) return { ...withOpeners(look, openers), data: null };
      }
      return look;
    };
    looks = await Promise.all(looks.map(again));
    const last = { ...trial, tries: new Tries(node, MOST_TRIALS) };
    looks = await withoutJoins(last, { at: id, callable, looks, places, variables, follower });
  };
  const isDone = await wasDone(seeAll);
  const functions = looks.filter(
    ({ state, holders }, n) => !callable[n]!.isView || state === 'restricted' || holders.length > 0,
  );
  return { functions, isWhole: isDone && !tries.isOver && !byPlaces.isOver };
}
