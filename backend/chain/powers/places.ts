/** Fixed places of a contract that hold an address: whom it obeys may stand there. */
import type { Node, Overrides } from '../rpc/types';
import { dataByNumber, type Callable } from './callable';
import { addressesIn } from './code';
import type { CodeVariable } from './CodeReader';

export interface Place {
  where: 'storage' | 'code';
  who: string;
  /** Selectors of the functions that read it; null: not known. */
  reads: ReadonlySet<string> | null;
  /** The same contract, with somebody else there. */
  instead: (other: string) => Overrides;
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

/** A call that only those can make who stand at some place. */
interface Trial {
  node: Node;
  id: string;
  budget: { left: number };
}

async function succeeds(trial: Trial, from: string, data: string, overrides: Overrides) {
  const { node, id, budget } = trial;
  budget.left -= 1;
  if (budget.left < 0) return null;
  const calls = [{ from, to: id, data }];
  return (await node.simulate([{ time: node.block.timestamp + 1, calls }], overrides))?.ok ?? null;
}

/** Whoever stands there succeeds, and nobody who does not. */
async function isOpened(trial: Trial, { who, instead }: Place, data: string): Promise<boolean> {
  const { onlooker, stranger } = trial.node.actors;
  if ((await succeeds(trial, who, data, {})) !== true) return false;
  const other = instead(onlooker);
  const [without, inPlace, byStranger] = await Promise.all([
    succeeds(trial, who, data, other),
    succeeds(trial, onlooker, data, other),
    succeeds(trial, stranger, data, {}),
  ]);
  return without === false && inPlace === true && byStranger === false;
}

/** At which of these places somebody stands who can call this function, and strangers cannot. */
export async function listOpeners(
  node: Node,
  id: string,
  callable: Callable,
  { places, budget }: { places: readonly Place[]; budget: { left: number } },
): Promise<Opener[]> {
  const { selector } = callable;
  const trial = { node, id, budget };
  const { needed, all } = dataByNumber(callable, node);
  const read = places.filter(({ reads }) => reads === null || reads.has(selector));
  const tried = read.map(async (place): Promise<Opener[]> => {
    const made: string[] = [];
    const isEnough = () => made.length === needed || made[0] === selector;
    for (const data of all)
      if (!isEnough() && (await isOpened(trial, place, data))) made.push(data);
    const { who, where } = place;
    return isEnough() ? [{ who, where, data: made[0]! }] : [];
  });
  return (await Promise.all(tried)).flat();
}
