/** Addresses to which a mapping of a contract says yes: wards, operators, keepers. */
import { keccak256, type Hex } from 'viem';
import type { Node } from '../rpc/types';
import type { Callable } from './callable';
import type { CodeVariable } from './CodeReader';
import { ZERO_WORD } from './constants';
import { addressIn, toWord } from './look';
import { listOpeners, withOpeners, type Place, type Trial } from './places';
import type { FunctionLook } from './types';

/** A yes is a one. Of a number it must be that: a balance may be one, too. */
const [YES, TWO] = ['1', '2'].map((digit): Hex => `0x${digit.padStart(64, '0')}`);
const FLAGS = /^mapping\(address => (bool|uint256)\)$/;

const [MOST_MAPPINGS, MOST_EVENTS, MOST_NAMED, MOST_FLAGS] = [5, 500, 40, 10];
const WORD = 64;
/** Of an entry of a mapping. @param slot without 0x */
export const keyIn = (slot: string, who: string): Hex =>
  keccak256(`${toWord(who)}${slot.padStart(WORD, '0')}` as Hex);

/** Words of events that may be addresses. */
async function namedIn(node: Node, id: string): Promise<string[]> {
  const logs = await node.logs(id);
  if (logs === null || logs.length > MOST_EVENTS) return [];
  const words = logs.flatMap(({ topics: [, ...topics], data }) => [
    ...topics.map((topic) => topic.slice(2)),
    ...(data.slice(2).match(/.{64}/g) ?? []),
  ]);
  const isAddress = (word: string) => /^0{24}/.test(word) && BigInt(`0x${word}`) >> 100n > 0n;
  return [...new Set(words.filter(isAddress).map(addressIn))].slice(-MOST_NAMED);
}

async function flagsIn(
  node: Node,
  id: string,
  { slot, type, reads }: CodeVariable,
  named: readonly string[],
): Promise<Place[]> {
  const keyOf = (who: string) => keyIn(slot, who);
  const words = await Promise.all(named.map((who) => node.slot(id, keyOf(who))));
  const yes = named.filter((_, n) => BigInt(words[n]!) === 1n);
  const put = (entries: Record<string, Hex>) => ({ [id]: { stateDiff: entries } });
  return yes.slice(0, MOST_FLAGS).map((who) => ({
    ...{ where: 'storage', who, reads: new Set(reads.map((one) => `0x${one}`)) },
    instead: (other) => put({ [keyOf(who)]: ZERO_WORD, [keyOf(other)]: YES! }),
    ...(type.includes('uint') && { not: put({ [keyOf(who)]: TWO! }) }),
  }));
}

/** Of those that events of the contract name. @param wanted selectors of functions */
async function listFlags(
  node: Node,
  id: string,
  variables: readonly CodeVariable[],
  wanted: ReadonlySet<string>,
): Promise<Place[]> {
  const isOne = ({ type, reads }: CodeVariable) =>
    FLAGS.test(type) && reads.some((one) => wanted.has(`0x${one}`));
  const some = variables.filter(isOne).slice(0, MOST_MAPPINGS);
  if (some.length === 0) return [];
  const named = await namedIn(node, id);
  return (await Promise.all(some.map((one) => flagsIn(node, id, one, named)))).flat();
}

/** With those to whom a mapping says yes, for functions that nobody was found for. @throws ChainFailure */
export async function withFlags(
  trial: Trial,
  callable: readonly Callable[],
  looks: readonly FunctionLook[],
  variables: readonly CodeVariable[],
): Promise<FunctionLook[]> {
  const isUnresolved = ({ state }: FunctionLook) => state === 'unresolved';
  const wanted = new Set(looks.filter(isUnresolved).map(({ selector }) => selector));
  const flags = await listFlags(trial.node, trial.id, variables, wanted);
  const see = async (look: FunctionLook, n: number): Promise<FunctionLook> =>
    isUnresolved(look) ? withOpeners(look, await listOpeners(trial, callable[n]!, flags)) : look;
  return flags.length > 0 ? Promise.all(looks.map(see)) : [...looks];
}
