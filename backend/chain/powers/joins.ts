/** What a stranger comes to: by calls that are open to all, with coins and tokens, through others, or by waiting. */
import type { Call, Overrides } from '../rpc/types';
import { codesOf, dataAbout, dataOf, type Callable } from './callable';
import { agreeingTo } from './code';
import type { CodeVariable } from './CodeReader';
import { COIN } from './constants';
import { keyIn } from './flags';
import type { Follower } from './holders';
import type { Place, Trial } from './places';
import type { Tries } from './Tries';
import type { FunctionLook } from './types';

const [MOST_JOINED, MOST_OTHERS, MOST_ROUNDS, MOST_RELAYS, MOST_PASSED] = [40, 6, 4, 12, 4];
const YEAR = 366 * 86_400;
const [NUMBERS, AMOUNTS] = [
  [0n, 1n, 2n ** 64n],
  [0n, 2n ** 64n, 2n ** 120n],
];

/** A contract, and what its code says of it. */
interface Read {
  at: string;
  callable: readonly Callable[];
  variables: readonly CodeVariable[];
}

/** What is known of a contract when its functions have been looked at. */
export interface Known extends Read {
  looks: readonly FunctionLook[];
  places: readonly Place[];
  follower: Follower;
}

/** What a stranger may try. */
interface Attempt {
  look: FunctionLook;
  call: Call;
}

const isRestricted = ({ state }: FunctionLook): boolean => state === 'restricted';

/** What a stranger may try, whether or not it works by itself; what costs money with money. */
function joinsOf({ node }: Trial, { at: to, callable, looks }: Known): Call[] {
  const from = node.actors.stranger;
  const about = AMOUNTS.map((number) => ({ address: from, number }));
  const some = callable
    .map((one, n) => ({ one, look: looks[n] }))
    .filter(({ one, look }) => !one.isView && look && !isRestricted(look))
    .sort((a, b) => Number(b.look!.state === 'open') - Number(a.look!.state === 'open'));
  const paid = some
    .flatMap(({ one }) =>
      dataAbout({ ...one, lists: [] }, { data: '0x' }, about).map((data) => ({
        ...{ from, to, data },
        ...(one.takesMoney && { value: COIN }),
      })),
    )
    .slice(0, MOST_JOINED);
  return [...paid, ...paid.map(({ data }) => ({ from, to, data }))];
}

/** Contracts that it may ask, or obey. */
async function readOthers({ at: id, places, looks, follower }: Known) {
  const named = [...places.map(({ who }) => who), ...looks.flatMap(({ holders }) => holders)];
  const some = [...new Set(named)].filter((at) => at !== id).slice(0, MOST_OTHERS);
  const read = some.map(async (at): Promise<Read[]> => {
    const look = await follower.look(at);
    if (look.kind === 'empty') return [];
    const codes = await codesOf(follower, at, look);
    // Behind a proxy, too, it is called where it stands.
    return codes.map(({ callable, variables }) => ({
      ...{ at, variables },
      callable: callable.map((one) => ({ ...one, at })),
    }));
  });
  return (await Promise.all(read)).flat();
}

const HELD = /^mapping\(address => uint\d*\)$/;
const LENT = /^mapping\(address => mapping\(address => uint\d*\)\)$/;
const [BALANCE_OF, ALLOWANCE] = ['70a08231', 'dd62ed3e'];
const WORD = 66;
const MUCH = `0x${(2n ** 90n).toString(16).padStart(64, '0')}`;
/** These hold a token, and let somebody spend it: anybody may come to that. */
function tokensOf({ at, variables }: Read, holders: readonly string[], spender: string): Overrides {
  const keys = variables.flatMap(({ type, slot, reads }) => {
    const held = holders.map((one) => keyIn(slot, one));
    if (HELD.test(type) && reads.includes(BALANCE_OF)) return held;
    if (!LENT.test(type) || !reads.includes(ALLOWANCE)) return [];
    return held.map((one) => keyIn(one.slice(2), spender));
  });
  return keys.length > 0
    ? { [at]: { stateDiff: Object.fromEntries(keys.map((key) => [key, MUCH])) } }
    : {};
}

/** As if each of them that is a token, however it is kept, were the stranger's. @param own codes */
async function agreeing({ node }: Trial, others: readonly Read[], own: ReadonlySet<string>) {
  const { stranger, salt } = node.actors;
  const data = `0x${BALANCE_OF}${stranger.slice(2).padStart(64, '0')}`;
  const tokens = [...new Set(others.map(({ at }) => at))].map(async (to) => {
    const { ok, data: said } = await node.call({ to, data });
    const isToken = ok && said.length === WORD && !own.has(to);
    return isToken ? [[to, { code: agreeingTo(stranger, salt) }] as const] : [];
  });
  return Object.fromEntries((await Promise.all(tokens)).flat()) as Overrides;
}

/** With the arguments of its holder, and with those whom the contract names. */
async function attemptsOf(
  { node }: Trial,
  { at: to, places }: Known,
  one: Callable,
  look: FunctionLook,
): Promise<Attempt[]> {
  const from = node.actors.stranger;
  const plain = dataOf(one, from, node);
  const fails = await Promise.all(plain.map((each) => node.call({ from, to, data: each })));
  const named = [...new Set(places.map(({ who }) => who))].slice(0, 3);
  const numbers = NUMBERS.filter((_, n) => fails[n]?.ok === false);
  const about = named.flatMap((address) => numbers.map((number) => ({ address, number })));
  const all = new Set([
    ...(look.data ? [look.data] : plain),
    ...dataAbout({ ...one, lists: [] }, { data: '0x' }, about),
  ]);
  const calls = [...all].map((each): Call => ({ from, to, data: each }));
  const paid = one.takesMoney ? calls.map((call) => ({ ...call, value: COIN })) : [];
  return [...calls, ...paid].map((call) => ({ look, call }));
}

/** The same through functions that pass on what a stranger gives them, if the contract knows it. */
async function relayed(
  { node, tries }: Trial,
  { at: id, callable, looks }: Known,
  others: readonly Read[],
  attempts: readonly Attempt[],
): Promise<Attempt[]> {
  const own = callable.filter((_, n) => looks[n] && !isRestricted(looks[n]));
  const relays = [
    ...own.map((one) => ({ ...one, at: id })),
    ...others.flatMap((one) => one.callable),
  ]
    .filter(
      ({ isView, parameters, lists }) =>
        !isView && /"bytes/.test(JSON.stringify([parameters, lists])),
    )
    .slice(0, MOST_RELAYS);
  const { stranger: from, selector } = node.actors;
  const pass = (relay: Callable, data: string, other = from): Call => {
    const about = [{ address: id, other, number: 0n }];
    return { from, to: relay.at, data: dataAbout(relay, { data }, about)[0]! };
  };
  const unknown = relays.map((relay) => pass(relay, selector));
  const worked = unknown.length > 0 ? await tries.workEach([unknown], {}) : null;
  return relays
    .filter((_, n) => worked && worked[n] !== true)
    .flatMap((relay) =>
      attempts.map(({ look, call: { data } }) => {
        const [holder] = look.holders;
        // A forwarder says at the end of the data for whom it calls (ERC-2771).
        const isIts = relay.at === id || look.holders.includes(relay.at);
        return { look, call: pass(relay, isIts ? data : data + holder!.slice(2), holder) };
      }),
    );
}

/**
 * Whether each may work upon those before. What needs more gas than its share has a block of its own,
 * and what no server could try is not ruled out.
 */
async function workAfter(
  tries: Tries,
  before: readonly Call[],
  calls: readonly Call[],
  { overrides, after }: { overrides: Overrides; after: number },
): Promise<boolean[]> {
  const work = (groups: readonly (readonly Call[])[]) => tries.workEach(groups, overrides, after);
  const last = async (groups: readonly (readonly Call[])[]) => (await work(groups))?.at(-1);
  const first = await work([[...before, ...calls]]);
  const light = before.filter((_, n) => first && first[n] !== null);
  const heavy: Call[][] = [];
  for (const [n, one] of before.entries())
    if (first?.[n] === null && (await last([light, ...heavy, [one]])) !== false) heavy.push([one]);
  const made = [light, ...heavy];
  const worked =
    heavy.length > 0
      ? (await work([...made, calls]))?.slice(-calls.length)
      : first?.slice(before.length);
  return Promise.all(
    calls.map(
      async (call, n) => worked?.[n] ?? (!worked || (await last([...made, [call]])) !== false),
    ),
  );
}

/**
 * Not restricted, though its holders stay named, is what a stranger calls once it has made all calls
 * that are not, twice, in one order or the other, or a year later; with coins and tokens, and
 * through whatever passes it on.
 * @throws ChainFailure
 */
export async function withoutJoins(trial: Trial, known: Known): Promise<FunctionLook[]> {
  const { node, tries, id } = trial;
  const { stranger, probe } = node.actors;
  const { callable, looks } = known;
  const restricted = looks.map((look, n) => ({ look, n })).filter(({ look }) => isRestricted(look));
  if (restricted.length === 0) return [...looks];
  const others = await readOthers(known);
  const overrides = Object.assign(
    {},
    ...others.map((one) => tokensOf(one, [stranger], id)),
    tokensOf(known, [stranger, probe, id], stranger),
  ) as Overrides;
  const joins = joinsOf(trial, known);
  const own = await Promise.all(
    restricted.map(({ look, n }) => attemptsOf(trial, known, callable[n]!, look)),
  );
  const attempts = own.flat();
  const firsts = own.flatMap((some) => some.slice(0, some[0]?.look.data ? 1 : MOST_PASSED));
  const through = await relayed(trial, known, others, firsts);
  const reached = new Set<FunctionLook>();
  const yes = await agreeing(trial, others, new Set(callable.map(({ at }) => at)));
  const see = async (
    before: readonly Call[],
    some: readonly Attempt[],
    { after = 0, as = overrides } = {},
  ) => {
    const left = some.filter(({ look }) => !reached.has(look));
    const calls = left.map(({ call }) => call);
    const worked = await workAfter(tries, before, calls, { overrides: as, after });
    return left.filter((_, n) => worked[n]).map(({ look }) => look);
  };
  for (let round = 0; round < MOST_ROUNDS && reached.size < restricted.length; round += 1) {
    const found = await Promise.all([
      see(joins, [...attempts, ...through]),
      see(joins.toReversed(), attempts.toReversed()),
      see([], attempts, { after: YEAR }),
      see([], attempts, { as: yes }),
    ]);
    if (found.flat().length === 0) break;
    found.flat().forEach((look) => reached.add(look));
  }
  return looks.map((look) =>
    reached.has(look) ? { ...look, state: 'unresolved', guard: null, isReached: true } : look,
  );
}
