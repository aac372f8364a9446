/** The functions of a code without its source, and arguments to try them with. */
import { encodeAbiParameters, parseAbiParameters, type AbiParameter, type Hex } from 'viem';
import type { Call, Node } from '../rpc/types';
import type { CodeReader, CodeVariable } from './CodeReader';
import { ZERO } from './constants';
import type { Follower } from './holders';
import type { Look } from './look';

export interface Callable {
  selector: Hex;
  parameters: readonly AbiParameter[];
  /** What its lists may be of, too. */
  lists: readonly (readonly AbiParameter[])[];
  /** Where its code stands. */
  at: string;
  /** By its code, which may be made to look so. */
  isView: boolean;
  takesMoney: boolean;
}

export interface Code {
  callable: readonly Callable[];
  /** Whether that is all that was found, and could be read. */
  isWhole: boolean;
  variables: readonly CodeVariable[];
}

/** Beside them, those that look like views. */
const [MOST_FUNCTIONS, MOST_VIEWS] = [150, 100];
/** Twice what Ethereum allows: other code is not one contract's. */
const MOST_DIGITS = 4 * 24_576;
const VIEWS: ReadonlySet<string | undefined> = new Set(['view', 'pure']);

/** What stands for an address, and for a number. */
interface Fill {
  /** The first; `other` is any further one. */
  address: string;
  other?: string;
  number: bigint;
  /** A call's data: then a list has one entry. */
  bytes?: Hex;
}

/** Numbers: a function may ask only for more than a little who calls. */
const NUMBERS = [0n, 1n, 2n ** 64n] as const;
const MOST_ENTRIES = 16;

function numberOf(type: string, number: bigint): bigint {
  const [, unsigned, bits] = /^(u?)int(\d*)$/.exec(type) ?? [];
  const most = 2n ** BigInt(Number(bits || 256) - (unsigned ? 0 : 1)) - 1n;
  return number > most ? most : number;
}

function bytesOf(length: string, { bytes = '0x' }: Fill): Hex {
  if (length === '') return bytes;
  const digits = 2 * Number(length);
  return `0x${(length === '4' ? bytes.slice(2, 10) : '').padEnd(digits, '0')}`;
}

/** @throws Error for what no call has */
function valueOf({ type, ...more }: AbiParameter, fill: Fill): unknown {
  const list = /\[(\d*)\]$/.exec(type);
  if (list) {
    const length = list[1] === '' && fill.bytes ? 1 : Number(list[1]);
    if (length > MOST_ENTRIES) throw new Error('A list that long');
    const of = { ...more, type: type.slice(0, list.index) };
    return Array.from({ length }, () => valueOf(of, fill));
  }
  if (type === 'tuple' && 'components' in more)
    return more.components.map((one) => valueOf(one, fill));
  if (type === 'address') return fill.address;
  if (type === 'bool') return fill.number !== 1n;
  if (type === 'string') return '';
  const bytes = /^bytes(\d*)$/.exec(type);
  return bytes ? bytesOf(bytes[1]!, fill) : numberOf(type, fill.number);
}

const ADDRESS = '"address';
function encode(parameters: readonly AbiParameter[], fill: Fill): string {
  const { address, other = address } = fill;
  const first = parameters.findIndex((one) => JSON.stringify(one).includes(ADDRESS));
  const values = parameters.map((one, n) =>
    valueOf(one, n > first ? { ...fill, address: other } : fill),
  );
  return encodeAbiParameters(parameters, values).slice(2);
}

const MOST_TYPES = 300;

/** None where nothing can be made of the types: then it is called without. */
function toParameters(types = ''): readonly AbiParameter[] {
  if (types === '' || types.length > MOST_TYPES) return [];
  try {
    const parameters = parseAbiParameters(types);
    encode(parameters, { address: ZERO, number: 1n });
    return parameters;
  } catch {
    return [];
  }
}

/** Without its source, a list is of numbers: by how many of them stand together. */
const LISTS = /uint256\[\](?:,uint256\[\])*/;
const OF_LISTS: Readonly<Record<number, readonly string[]>> = {
  1: ['bytes[]', '(address,bytes)[]', '(address,uint256,bytes)[]'],
  2: ['address[],bytes[]'],
  3: ['address[],uint256[],bytes[]'],
};
function toLists(types = ''): (readonly AbiParameter[])[] {
  const together = LISTS.exec(types)?.[0].split(',').length ?? 0;
  return (OF_LISTS[together] ?? []).map((some) => toParameters(types.replace(LISTS, some)));
}

/** The functions of one code, each once. */
export async function readCode(reader: CodeReader, at: string, code: string): Promise<Code> {
  const read = code.length > MOST_DIGITS ? null : await reader.read(code);
  const { functions, variables } = read ?? { functions: [], variables: [] };
  const all = functions.map((one): Callable => ({
    at,
    selector: `0x${one.selector}`,
    parameters: toParameters(one.arguments),
    lists: toLists(one.arguments),
    isView: VIEWS.has(one.stateMutability),
    takesMoney: one.stateMutability === 'payable',
  }));
  const [views, changing] = [true, false].map((is) => all.filter(({ isView }) => isView === is));
  return {
    callable: [...changing!.slice(0, MOST_FUNCTIONS), ...views!.slice(0, MOST_VIEWS)],
    isWhole: read !== null && changing!.length <= MOST_FUNCTIONS && views!.length <= MOST_VIEWS,
    variables,
  };
}

/** The codes that a call of the contract may run: its own, and what it hands on to. @throws ChainFailure */
export async function codesOf({ node, reader }: Follower, id: string, look: Look) {
  const others = [
    look.kind === 'proxy' ? look.implementation : undefined,
    look.kind === 'fixed' ? look.clone : undefined,
    ...(look.kind === 'unknown' ? look.facets : []),
  ].filter((one) => one !== undefined);
  const read = [id, ...others].map(async (at) => {
    const code = await node.code(at);
    return { at, code, ...(await readCode(reader, at, code)) };
  });
  return Promise.all(read);
}

/** Arguments of a call about that one. */
export function dataAbout(
  { selector, parameters, lists }: Callable,
  { data }: Pick<Call, 'data'>,
  asked: readonly Omit<Fill, 'bytes'>[],
): Hex[] {
  const fills = asked.map((one): Fill => ({ ...one, bytes: data as Hex }));
  const all = [parameters, ...lists].flatMap((types) => fills.map((fill) => encode(types, fill)));
  return [...new Set(all)].map((one): Hex => `${selector}${one}`);
}

const WORDS = 6;
/** Arguments that were not seen in the code may be there: what is too much, it passes over. */
const withoutTypes = (selector: Hex): Hex[] => [
  selector,
  ...[0, 1].map((n): Hex => `${selector}${n.toString(16).padStart(64, '0').repeat(WORDS)}`),
];

/** What looks like a view is seldom more. */
const OF_VIEW = 2;

/** Several, because a function may refuse one for what it says, not for who calls. */
export function dataOf(
  { selector, parameters, at, isView }: Callable,
  caller: string,
  { actors }: Node,
): Hex[] {
  if (parameters.length === 0) return isView ? [selector] : withoutTypes(selector);
  const fills = [
    ...NUMBERS.map((number) => ({ address: actors.probe, number })),
    // Some take no address but that of a contract.
    { address: at, number: 0n },
    { address: caller, number: 0n },
  ];
  const all = new Set(fills.map((fill): Hex => `${selector}${encode(parameters, fill)}`));
  return [...all].slice(0, isView ? OF_VIEW : undefined);
}

/** More than a little, later than now, or another item than the one before. */
const MANY = [0n, 1n, 2n, 2n ** 32n, 2n ** 32n + 1n, 2n ** 64n];
const NUMBER = /"u?int\d/;

/**
 * Data that differ in their numbers first, and how many of them must do what one of them does: a
 * number may choose among several.
 */
export function dataByNumber(callable: Callable, { actors }: Node) {
  const { selector, parameters, at } = callable;
  if (parameters.length === 0) return { needed: 2, all: withoutTypes(selector) };
  const make = (fill: Fill): Hex => `${selector}${encode(parameters, fill)}`;
  const numbered = new Set(MANY.map((number) => make({ address: actors.probe, number })));
  const isNumbered = numbered.size > 1 && NUMBER.test(JSON.stringify(parameters));
  const all = [...numbered.add(make({ address: at, number: 0n }))];
  return { needed: isNumbered ? 2 : 1, all };
}
