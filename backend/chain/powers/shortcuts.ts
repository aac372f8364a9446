/** Ways past the wait of a timelock that are in none of the standards. */
import { toFunctionSelector } from 'viem';
import { nameOfFunction } from '../names';
import type { Call } from '../rpc/types';
import { codesOf, dataAbout, type Callable } from './callable';
import { answering } from './code';
import { COIN } from './constants';
import { NOBODY, type Follower } from './holders';
import { membersByEvents } from './members';
import { listPlaces } from './places';
import { callsOf as lengthOf, happensSooner, type Goal } from './prove';
import type { Hop, Route } from './types';
import { isUnknown } from './sooner';
import { viewAddress } from './views';

/** Of usual names, these are tried by themselves, too. */
const ALONE: ReadonlySet<string> = new Set(
  ['updateDelay(uint256)', 'setDelay(uint256)', 'execute(address,bytes)'].map(toFunctionSelector),
);
const [MOST_ALONE, MOST_WHO, MOST_ASKED, MOST_PASSING] = [12, 6, 4, 20];
const [YES, NOTHING] = [`0x${'1'.padStart(64, '0')}`, '0'.repeat(6 * 64)];
/** Calls of a path, each of which all of these are made around. */
const MOST_CALLS = 8;
/** Seconds: less is no wait that anybody counts on. */
const LEAST = 60;

/** Of no standard: what it asks for, nobody guesses. */
const isOwn = ({ selector }: Callable): boolean => nameOfFunction(selector) === null;
/** No fixed place says whom it names. */
const NAMED_BY_KEY = /^mapping\(address|=> address\)$|^address\[/;

const isUsual = ({ selector }: Callable): boolean =>
  nameOfFunction(selector) !== null && !ALONE.has(selector);

const timelockOf = ({ kind, at, votes }: Hop): string | null => {
  if (kind === 'manager') return null;
  return kind === 'vote' ? votes!.timelock : at;
};

/** What it can be called with, by whom, and the contracts that it may ask. */
async function read(follower: Follower, at: string, caller: string) {
  const { node } = follower;
  const codes = await codesOf(follower, at, await follower.look(at));
  const [places, members, admin, owner] = await Promise.all([
    listPlaces(node, at, codes),
    membersByEvents(node, at),
    viewAddress(node, at, 'admin'),
    viewAddress(node, at, 'owner'),
  ]);
  const stored = places.map(({ who }) => who);
  const named = [caller, ...(members?.values() ?? [])]
    .flat()
    .concat(admin ?? [], owner ?? [], stored);
  const who = [...new Set(named)].filter((one) => one !== at && !NOBODY.test(one));
  const codeOf = await Promise.all(stored.map((one) => node.code(one)));
  return {
    functions: codes.flatMap(({ callable }) => callable).filter(({ isView }) => !isView),
    isWhole: codes.every(({ isWhole }) => isWhole),
    variables: codes.flatMap(({ variables }) => variables),
    who: [...who.slice(0, MOST_WHO), node.actors.stranger],
    asked: [...new Set(stored.filter((_, n) => codeOf[n] !== '0x'))].slice(0, MOST_ASKED),
  };
}

export interface Shortcuts {
  /** One was seen. */
  isThere: boolean;
  /** Calls to the nearest timelock, some of which may do by themselves what waits. */
  calls: readonly Call[];
}

interface Caught {
  hop: Hop;
  at: string;
  who: readonly string[];
  some: readonly Callable[];
}

/** Of these functions, with what is to be done, and with other waits. */
const callsOf =
  ({ hop, at, who, some }: Caught) =>
  (call: Call): Call[] => {
    const first = { address: call.to, number: 0n };
    return some.flatMap((one) =>
      who.flatMap((from) => {
        const last = { address: from, number: BigInt(Math.floor(hop.delay / 2)) };
        const all = isUsual(one)
          ? dataAbout({ ...one, lists: [] }, call, [first, last])
          : dataAbout(one, call, [first, { ...first, number: 1n }, last]);
        const value = one.takesMoney && { value: COIN };
        return all.map((data) => ({
          from,
          to: at,
          data,
          ...value,
        }));
      }),
    );
  };

/** Code that says whether this one has called it. @param key where it keeps that */
const calledBy = (who: string, key: string): string =>
  `0x3373${who.slice(2)}1460385773${key.slice(2)}5460005260206000f35b600173${key.slice(2)}5500`;

/** Whether the timelock lets some other function of the contract pass sooner, whatever that does. */
async function letsPass(follower: Follower, goal: Goal, route: Route, hop: Hop) {
  const { node } = follower;
  const { to, data } = goal.act;
  const codes = await codesOf(follower, to, await follower.look(to));
  const isOther = ({ isView, selector }: Callable) =>
    !isView && isUnknown(selector) && !data.startsWith(selector);
  const some = codes.flatMap(({ callable }) => callable.filter(isOther)).slice(0, MOST_PASSING);
  const [act, ...also] = some.map(({ selector }) => ({ to, data: selector + NOTHING }));
  if (!act) return false;
  const seen = { call: { to, data: '0x' }, data: YES };
  const overrides = { [to]: { code: calledBy(hop.at, node.actors.spare) } };
  return happensSooner(node, { act, also, seen, overrides }, route, hop, {});
}

/** Nobody looked at all of it. */
const NOT_KNOWN: Shortcuts = { isThere: true, calls: [] };

async function listOf(follower: Follower, goal: Goal, route: Route, hop: Hop): Promise<Shortcuts> {
  const { node } = follower;
  const at = timelockOf(hop);
  if (at === null || hop.delay <= LEAST) return { isThere: false, calls: [] };
  const caller = route.hops[route.hops.indexOf(hop) + 1]?.at ?? route.actor;
  const { functions, who, asked, isWhole, variables } = await read(follower, at, caller);
  const alone = functions.filter((one) => !isUsual(one));
  if (!isWhole || alone.length > MOST_ALONE || lengthOf(route.hops) > MOST_CALLS) return NOT_KNOWN;
  const made = (some: readonly Callable[]) => callsOf({ hop, at, who, some });
  const happens = (more: Parameters<typeof happensSooner>[4]) =>
    happensSooner(node, goal, route, hop, more);
  const groups = [functions.filter(isUsual), ...alone.map((one) => [one])].map(made);
  const isHidden = alone.some(isOwn) || variables.some(({ type }) => NAMED_BY_KEY.test(type));
  const others = asked.filter((one) => !route.via.includes(one) && one !== route.actor);
  const answers = others.flatMap((one) =>
    ['0x0', '0x1'].map((word) => ({ [one]: { code: answering(word, node.actors.salt) } })),
  );
  const isFirst = hop === route.hops[0] && hop.kind !== 'vote';
  const [passes, ended, otherwise] = await Promise.all([
    isFirst && letsPass(follower, goal, route, hop),
    Promise.all(groups.map((meanwhile) => happens({ meanwhile }))),
    Promise.all(answers.map((instead) => happens({ instead }))),
  ]);
  const calls = groups.filter((_, n) => ended[n]).flatMap((group) => group(goal.act));
  const isThere = [isHidden, passes, ...ended, ...otherwise].some((one) => one !== false);
  return { isThere, calls };
}

/**
 * Every function of each timelock on the path, called by all whom it names and by a stranger, and
 * each contract that it may ask answering another thing: whether what it does is then done at once.
 * @throws ChainFailure
 */
export async function findShortcuts(
  follower: Follower,
  goal: Goal,
  route: Route,
): Promise<Shortcuts> {
  const found = await Promise.all(route.hops.map((hop) => listOf(follower, goal, route, hop)));
  return { isThere: found.some(({ isThere }) => isThere), calls: found[0]?.calls ?? [] };
}
