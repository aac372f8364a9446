import { toFunctionSelector } from 'viem';
import type { Call, Node } from '../rpc/types';
import { mayChange } from './code';
import type { Candidate } from './goals';
import { NOBODY, type Follower } from './holders';
import { isByVotesAlone } from './ballots';
import { findShortcuts } from './shortcuts';
import { actsAlone, costOf, prove, type Goal, type Proof } from './prove';
import type { Analysis, End, FunctionLook, Hop, Open, Power, Route } from './types';

export type Kind = Power['power'];
export type Found = Pick<Analysis, 'powers' | 'open'>;

/** They take money for a first call of the new code, and nobody sells them. */
const UPGRADES: ReadonlySet<string> = new Set(
  ['upgradeToAndCall(address,bytes)', 'upgradeAndCall(address,address,bytes)'].map(
    toFunctionSelector,
  ),
);
/** Of one contract, in simulated calls: none keeps the reader for long, or fills its memory. */
const MOST_CALLS = 3_000;

const WHY: Record<Exclude<Proof, 'proved' | 'no wait' | 'anybody'>, string> = {
  no: 'it could not be proved that its call works',
  'no votes': 'it also passes with next to no votes',
  'no servers': 'no server could try it',
};

const MADE = 'a vote, but others may make votes, or need none';

/** Whether the wait is as it says or not. */
const isDone = (proof: Proof) => proof === 'proved' || proof === 'no wait';

const isTimelock = ({ kind }: Hop): boolean => kind === 'openzeppelin' || kind === 'compound';
const delayOf = ({ hops }: Route): number => hops.reduce((sum, { delay }) => sum + delay, 0);

type About = Pick<Power, 'power' | 'role' | 'isIdle' | 'over'>;

/** A contract on the path of a power. Whoever replaces its code has that power. */
export interface Between {
  at: string;
  about: About;
  /** Seconds that its own call still waits. */
  before: number;
  /** To it, from the nearest on. */
  via: readonly string[];
  /** Whether it runs no other code for it; absent: who stands behind it is not known. */
  alone?: () => Promise<boolean>;
}

/** What waits once `at` has acted; a vote acts on its timelock. */
const delayBefore = ({ hops, via }: Route, at: string): number =>
  hops
    .filter((hop) => via.indexOf(hop.votes?.timelock ?? hop.at) < via.indexOf(at))
    .reduce((sum, { delay }) => sum + delay, 0);

/** Of one contract. */
export class Analyst {
  readonly between: Between[] = [];
  /** By the selector of a call to this contract: who was shown to make it; null: a stranger. */
  private readonly shown = new Map<string, Set<string | null>>();
  private readonly node: Node;
  private left = MOST_CALLS;

  constructor(
    private readonly follower: Follower,
    readonly id: string,
  ) {
    this.node = follower.node;
  }

  /** The proof is of the whole path: what the end does, what it waits, and what comes of it. */
  private async settle(
    of: About,
    goal: Goal,
    by: string,
    route: Route,
    isDirect = false,
  ): Promise<Power[]> {
    const via = [...new Set([...(goal.act.to === this.id ? [] : [goal.act.to]), ...route.via])];
    const about = { ...of, by, delaySeconds: delayOf(route), via };
    const pass = (at: string, before: number, alone?: Between['alone']) => {
      const upTo = via.includes(at) ? via.slice(0, via.indexOf(at) + 1) : [...via, at];
      this.between.push({ at, about: of, before, via: upTo, ...(alone && { alone }) });
    };
    if (route.end.kind === 'unresolved') {
      const isBetween = route.via.includes(by);
      if (route.end.id === by) pass(by, isBetween ? delayBefore(route, by) : delayOf(route));
      return [{ ...about, end: route.end }];
    }
    const id = 'id' in route.end ? route.end.id : by;
    this.left -= costOf(route.hops);
    if (this.left < 0)
      return [{ ...about, end: { kind: 'unresolved', id, why: 'it takes too many calls to try' } }];
    const proof = await prove(this.node, goal, route);
    if (isDone(proof)) {
      const alone = (at: string) => () => actsAlone(this.node, goal, route, at);
      const timelocks = new Set(route.hops.filter(isTimelock).map(({ at }) => at));
      for (const at of route.via)
        pass(at, delayBefore(route, at), timelocks.has(at) ? this.isPlain(at) : alone(at));
      // What the contract asks, a beacon or an admin contract.
      const { to } = goal.act;
      if (to !== this.id && !route.via.includes(to)) pass(to, 0, alone(to));
      // A governor is an end, and its code acts, too. Other code of its token makes any votes.
      if (route.end.kind === 'vote') {
        pass(id, delayOf(route), alone(id));
        pass(route.end.token, delayOf(route));
      }
      const shortcuts = isDirect
        ? { isThere: route.hops.length > 0, calls: [] }
        : await findShortcuts(this.follower, goal, route);
      const isSooner =
        proof === 'no wait' || shortcuts.isThere || route.hops.some(({ isShort }) => isShort);
      const direct = shortcuts.calls.map((call) => this.settleCall(of, goal, call));
      const end = await this.decided(route);
      const power = { ...about, end, ...(isSooner && { isSooner }) };
      return [power, ...(await Promise.all(direct)).flat()];
    }
    const end: End =
      proof === 'anybody' ? { kind: 'anybody' } : { kind: 'unresolved', id, why: WHY[proof] };
    return [{ ...about, end }];
  }

  /** Votes that others make, or need not, decide nothing. */
  private async decided({ end, hops }: Route): Promise<End> {
    if (end.kind !== 'vote') return end;
    const timelock = hops.at(-1)?.votes?.timelock ?? null;
    if (await isByVotesAlone(this.follower, end, timelock)) return end;
    return { kind: 'unresolved', id: end.id, why: MADE };
  }

  /** Of a call that may do by itself what a timelock lets others wait for. */
  private async settleCall(of: About, goal: Goal, { from, ...act }: Call): Promise<Power[]> {
    const direct = { ...goal, act };
    const proof = await prove(this.node, direct, { hops: [], actor: from! });
    if (proof === 'anybody')
      return [{ ...of, end: { kind: 'anybody' }, delaySeconds: 0, via: [act.to] }];
    if (proof !== 'proved') return [];
    const routes = await this.follower.follow(from!, act);
    const settled = routes.map((one) => this.settle(of, direct, from!, one, true));
    return (await Promise.all(settled)).flat();
  }

  /** Other code that a timelock ran once may have left it without a wait. */
  private readonly isPlain = (at: string) => async () => !mayChange(await this.node.code(at));

  /** Candidates that can do it themselves, each with the first of its goals that works. */
  private async able(candidates: readonly Candidate[]) {
    const tried = candidates.map(async ({ who, hop, goals }) => {
      for (const goal of goals) {
        const proof = await prove(this.node, goal, { hops: hop ? [hop] : [], actor: who });
        if (proof === 'anybody' || isDone(proof))
          this.show(goal, isDone(proof) ? (hop?.at ?? who) : null);
        if (proof !== 'no') return [{ who, hop, goal, proof }];
      }
      return [];
    });
    return (await Promise.all(tried)).flat();
  }

  private show({ act }: Goal, who: string | null): void {
    const selector = act.data.slice(0, 10);
    if (act.to !== this.id) return;
    this.shown.set(selector, (this.shown.get(selector) ?? new Set()).add(who));
  }

  /** With who was shown to call it where a power was tried. Strangers may pay, which nobody tried. */
  withShown(look: FunctionLook, takesMoney: boolean): FunctionLook {
    const shown = this.shown.get(look.selector);
    if (look.isReached) return look;
    if (!shown)
      return takesMoney && look.state === 'restricted' && !UPGRADES.has(look.selector)
        ? { ...look, state: 'unresolved', guard: null }
        : look;
    if (shown.has(null)) return { ...look, state: 'open' };
    const holders = [...shown].filter((who) => who !== null);
    if (look.state === 'restricted') {
      const all = new Set([...look.holders, ...holders]);
      return all.size > look.holders.length ? { ...look, isMixed: true, holders: [...all] } : look;
    }
    return { ...look, state: 'restricted', holders };
  }

  async find(
    power: Kind,
    candidates: readonly Candidate[],
    more: Pick<Power, 'role' | 'isIdle'> = {},
  ): Promise<Found> {
    const about = { power, ...more, over: this.id };
    const able = await this.able(candidates.filter(({ who }) => !NOBODY.test(who)));
    // Who takes a role from somebody does not have it.
    const tried = able.filter(({ proof }) => power !== 'role' || proof !== 'anybody');
    if (tried.some(({ proof }) => proof === 'anybody')) {
      const end = { kind: 'anybody' } as const;
      return { powers: [{ power, over: this.id, end, delaySeconds: 0, via: [] }], open: [] };
    }
    const powers: Power[] = [];
    const open: Open[] = [];
    for (const { who, hop, goal, proof } of tried) {
      if (isDone(proof)) {
        const routes = await this.follower.follow(who, goal.act, hop);
        const settled = routes.map((one) => this.settle(about, goal, who, one));
        powers.push(...distinct((await Promise.all(settled)).flat()));
      } else open.push({ power, why: WHY[proof as 'no servers'] });
    }
    if (powers.length === 0) open.push({ power, why: 'nobody was found who can' });
    return { powers, open };
  }
}

/** Several calls may show the same. */
const distinct = (powers: readonly Power[]): Power[] => [
  ...new Map(powers.map((one) => [JSON.stringify(one), one])).values(),
];

export const sum = (parts: readonly Found[]): Found => ({
  powers: parts.flatMap(({ powers }) => powers),
  open: parts.flatMap(({ open }) => open),
});
export const notKnown = (why: string, power?: Kind): Found => ({
  powers: [],
  open: [{ why, ...(power && { power }) }],
});
