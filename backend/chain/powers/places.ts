/** Fixed places of a contract that hold an address: whom it obeys may stand there. */
import type { Call, Node, Overrides } from '../rpc/types';
import { dataByNumber, type Callable } from './callable';
import { addressesIn } from './code';
import type { CodeVariable } from './CodeReader';
import type { Tries } from './Tries';
import type { FunctionLook } from './types';

export interface Place {
  where: 'storage' | 'code';
  who: string;
  /** Selectors of the functions that read it; null: not known. */
  reads: ReadonlySet<string> | null;
  /** The same contract, with somebody else there. */
  instead: (other: string) => Overrides;
  /** With this there, they fail, or it is no yes. */
  not?: Overrides;
}

/** A code that a contract runs, its own or one that it hands on to. */
export interface RunCode {
  at: string;
  code: string;
  variables: readonly CodeVariable[];
}

const MOST_SLOTS = 40;
const DIGITS = 64;
const MOST_OFFSET = 12;

/** As which an address is sometimes seen. */
const WORDS: ReadonlySet<string> = new Set(['uint256', 'bytes32']);

/** Bytes of what may stand beside an address; an address is one itself. */
function offsetOf({ type, offset }: CodeVariable): number | undefined {
  if (type === 'address' || WORDS.has(type)) return offset;
  if (type === 'bool') return offset + 1;
  const [, bits] = /^u?int(\d+)$/.exec(type) ?? [];
  return bits === undefined ? undefined : offset + Number(bits) / 8;
}

interface Stored {
  key: string;
  offset: number;
  reads: string[];
}

/** Each place once: what the analysis of a code sees of a word may be but a part of it. */
function storedBy(variables: readonly CodeVariable[]): Stored[] {
  const all = variables.flatMap((one) => {
    const offset = offsetOf(one);
    const key = `0x${one.slot.padStart(DIGITS, '0')}`;
    return offset === undefined || offset > MOST_OFFSET ? [] : [{ key, offset }];
  });
  const byPlace = new Map(all.map((one) => [`${one.key} ${one.offset}`, one]));
  return [...byPlace.values()].map(({ key, offset }) => {
    const beside = variables.filter(({ slot }) => `0x${slot.padStart(DIGITS, '0')}` === key);
    return { key, offset, reads: beside.flatMap(({ reads }) => reads) };
  });
}

async function placeIn(node: Node, id: string, { key, offset, reads }: Stored) {
  const word = (await node.slot(id, key)).slice(2).padStart(DIGITS, '0');
  const end = DIGITS - 2 * offset;
  const who = word.slice(end - 40, end);
  const instead = (other: string) => {
    const value = `0x${word.slice(0, end - 40)}${other.slice(2)}${word.slice(end)}`;
    return { [id]: { stateDiff: { [key]: value } } };
  };
  const selectors = new Set(reads.map((one) => `0x${one}`));
  return { where: 'storage', who: `0x${who}`, reads: selectors, instead } as const;
}

const inCode = ({ at, code }: RunCode): Place[] =>
  addressesIn(code).map((who) => ({
    ...{ where: 'code', who, reads: null },
    instead: (other) => ({ [at]: { code: code.replaceAll(who.slice(2), other.slice(2)) } }),
  }));

/**
 * The variables of its code that are addresses, and the addresses that its code has in it.
 * @throws ChainFailure
 */
export async function listPlaces(
  node: Node,
  id: string,
  codes: readonly RunCode[],
): Promise<Place[]> {
  const variables = codes.flatMap((one) => one.variables);
  const stored = storedBy(variables)
    .slice(0, MOST_SLOTS)
    .map((one) => placeIn(node, id, one));
  return [...(await Promise.all(stored)), ...codes.flatMap(inCode)].filter(
    ({ who }) => BigInt(who) >> 100n > 0n && who !== id,
  );
}

export interface Opener {
  who: string;
  where: Place['where'];
  /** Of a call that it made. */
  data: string;
}

/** Of one contract. */
export interface Trial {
  node: Node;
  id: string;
  tries: Tries;
  /** Made before: unpausing takes a pause. */
  before: readonly Call[];
}

/** Whoever stands there succeeds, and nobody who does not. */
async function isOpened(
  trial: Trial,
  { who, instead, not }: Place,
  data: string,
): Promise<boolean> {
  const { before, id: to, tries } = trial;
  const { onlooker, stranger } = trial.node.actors;
  const works = (from: string, as?: Overrides) => tries.work([...before, { from, to, data }], as);
  if ((await works(who)) !== true) return false;
  // What is made before, too, is made by who stands there now.
  const then = before.map((call) => (call.from === who ? { ...call, from: onlooker } : call));
  const other = instead(onlooker);
  const worksThen = (from: string) => tries.work([...then, { from, to, data }], other);
  const [without, inPlace, byStranger, otherwise] = await Promise.all([
    worksThen(who),
    worksThen(onlooker),
    works(stranger),
    not ? works(who, not) : false,
  ]);
  return [without, byStranger, otherwise].every((one) => one === false) && inPlace === true;
}

/** At which of these places somebody stands who can call this function, and strangers cannot. */
export async function listOpeners(
  trial: Trial,
  callable: Callable,
  places: readonly Place[],
): Promise<Opener[]> {
  const { selector } = callable;
  const { needed, all } = dataByNumber(callable, trial.node);
  const read = places.filter(({ reads }) => reads === null || reads.has(selector));
  const tried = read.map(async (place): Promise<Opener[]> => {
    const made: string[] = [];
    const isEnough = () => made.length === needed || made[0] === selector;
    // Whatever a code has in it is tried on each function: not in every way.
    const some = place.reads === null ? all.filter((_, n) => n < 2 || n === all.length - 1) : all;
    for (const data of some)
      if (!isEnough() && (await isOpened(trial, place, data))) made.push(data);
    const { who, where } = place;
    return isEnough() ? [{ who, where, data: made[0]! }] : [];
  });
  return (await Promise.all(tried)).flat();
}

/** With those whom it obeys because of where they stand. */
export function withOpeners(look: FunctionLook, openers: readonly Opener[]): FunctionLook {
  const [first] = openers;
  if (!first) return look;
  const named = new Set([...look.holders, ...openers.map(({ who }) => who)]);
  if (look.state === 'restricted') return { ...look, isMixed: true, holders: [...named] };
  const { where, data } = first;
  const guard = openers.every((one) => one.where === where) ? where : null;
  const holders = [...new Set(openers.map(({ who }) => who))];
  return { ...look, state: 'restricted', guard, holders, data };
}
