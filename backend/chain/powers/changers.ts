/** Who can replace the code of what stands between: with other code a timelock waits for nobody. */
import { notKnown, sum, type Analyst, type Between, type Found } from './Analyst';
import type { Follower } from './holders';
import type { Look, ProxyLook } from './look';
import type { Open, Power } from './types';

/** Contracts between that are looked at for one, those between these included. */
const MOST_BETWEEN = 10;

/** Whether it may come to act by other code, as a proxy of its own kind does. */
async function isReplaceable(look: Look, ways: readonly Between[]): Promise<boolean> {
  if (look.kind !== 'unknown') return look.kind === 'proxy';
  const alone = await Promise.all(
    ways.map(async ({ alone: isAlone }) => (isAlone ? isAlone() : true)),
  );
  return alone.includes(false);
}

/** Who can replace the code of one, and what stands between. */
export type FindUpgrade = (at: string, look: ProxyLook) => Promise<[Analyst, Found]>;

const holderOf = ({ power, role, by, end }: Power): string =>
  [power, role, end.kind, end.kind === 'unresolved' ? by : 'id' in end && end.id].join(' ');

/** Another holder, or less of a wait. */
const isNews = (known: readonly Power[], one: Power): boolean =>
  !known.some(
    (other) => holderOf(other) === holderOf(one) && other.delaySeconds <= one.delaySeconds,
  );

const throughIt = ({ at, about, before, via }: Between, one: Power): Power => ({
  ...{ ...one, ...about, replaces: at, delaySeconds: before + one.delaySeconds },
  via: [...new Set([...via, ...one.via])],
});

export interface Changers extends Found {
  /** Contracts between whose code may be replaced, by whom is not known. */
  loose: ReadonlySet<string>;
}

const actsIn = ({ via, end }: Power): readonly string[] =>
  end.kind === 'vote' ? [...via, end.id] : via;
const isLoose = (loose: ReadonlySet<string>, one: Power): boolean =>
  actsIn(one).some((at) => loose.has(at));

/**
 * What acts or waits by code that may change is worth nothing: these are shown, and make no fact.
 * @param manager of all of them
 */
export const markLoose = (
  powers: readonly Power[],
  loose: ReadonlySet<string>,
  manager?: string,
): Power[] =>
  powers.map((one) => {
    const at = actsIn(one).find((between) => loose.has(between)) ?? manager;
    return at === undefined ? one : { ...one, loose: at };
  });

/**
 * Sound without a script of the whole: that `at` acts was shown, and that its code can be any.
 * @param known of this contract already
 * @returns what is not known yet
 * @throws ChainFailure
 */
export async function findChangers(
  [analyst, known]: readonly [Analyst, Found],
  follower: Follower,
  find: FindUpgrade,
  seen: ReadonlySet<string> = new Set([analyst.id]),
  budget = { left: MOST_BETWEEN },
): Promise<Changers> {
  const more: { powers: Power[]; open: Open[] } = { powers: [], open: [] };
  const loose = new Set<string>();
  for (const [at, ways] of Map.groupBy(analyst.between, (one) => one.at)) {
    const look = await follower.look(at);
    if (seen.has(at) || !(await isReplaceable(look, ways))) continue;
    budget.left -= 1;
    const found = [notKnown('how its code is replaced is not known')];
    if (look.kind === 'proxy' && budget.left >= 0) {
      const direct = await find(at, look);
      const passed = new Set([...seen, at]);
      const above = await findChangers(direct, follower, find, passed, budget);
      found.splice(0, 1, direct[1], above);
      above.loose.forEach((one) => loose.add(one));
    }
    const { powers, open } = sum(found);
    if (!powers.some((one) => one.end.kind !== 'unresolved' && !isLoose(loose, one))) loose.add(at);
    for (const way of ways)
      for (const one of powers.map((power) => throughIt(way, power)))
        if (isNews([...known.powers, ...more.powers], one)) more.powers.push(one);
    const whys = open.map(({ why }) => `${at}, which stands between: ${why}`);
    const kinds = new Set(ways.map(({ about }) => about.power));
    more.open.push(...[...kinds].flatMap((power) => whys.map((why) => ({ power, why }))));
  }
  return { ...more, loose };
}
