/**
 * Who can call what: each function of a contract that changes something, tried by a stranger and by
 * those whom the contract names. Without source code: selectors and arguments are read from the code.
 */
import { encodeAbiParameters, parseAbiParameters, type AbiParameter, type Hex } from 'viem';
import type { Call, Node } from '../rpc/types';
import type { CodeReader } from './CodeReader';
import type { Guard } from './guards';
import { NOBODY } from './holders';
import type { FunctionLook } from './types';

export interface Callable {
  selector: Hex;
  parameters: readonly AbiParameter[];
}

const MOST_FUNCTIONS = 150;
const MOST_CANDIDATES = 10;
/** Twice what Ethereum allows: other code is not one contract's. */
const MOST_DIGITS = 4 * 24_576;
const VIEWS: ReadonlySet<string | undefined> = new Set(['view', 'pure']);

function toParameters(types: string | undefined): readonly AbiParameter[] {
  try {
    return types ? parseAbiParameters(types) : [];
  } catch {
    return [];
  }
}

/** The functions of one code that may change something, each once; null where it is not readable. */
export async function listCallable(reader: CodeReader, code: string): Promise<Callable[] | null> {
  const functions = code.length > MOST_DIGITS ? null : await reader.read(code);
  if (functions === null) return null;
  return functions
    .filter(({ stateMutability }) => !VIEWS.has(stateMutability))
    .slice(0, MOST_FUNCTIONS)
    .map((one) => ({ selector: `0x${one.selector}`, parameters: toParameters(one.arguments) }));
}

/** What stands for an address, and for a number. */
interface Fill {
  address: string;
  number: bigint;
}

function valueOf({ type, ...more }: AbiParameter, fill: Fill): unknown {
  const list = /\[(\d*)\]$/.exec(type);
  if (list) {
    const of = { ...more, type: type.slice(0, list.index) };
    return Array.from({ length: Number(list[1]) }, () => valueOf(of, fill));
  }
  if (type === 'tuple' && 'components' in more)
    return more.components.map((one) => valueOf(one, fill));
  if (type === 'address') return fill.address;
  if (type === 'bool') return fill.number === 0n;
  if (type === 'string') return '';
  const bytes = /^bytes(\d*)$/.exec(type);
  if (bytes) return `0x${'00'.repeat(Number(bytes[1]))}`;
  return fill.number;
}

/** Several, because a function may refuse one for what it says, not for who calls. */
function dataOf({ selector, parameters }: Callable, caller: string, { actors }: Node): Hex[] {
  const fills = [
    { address: actors.probe, number: 0n },
    { address: actors.probe, number: 1n },
    { address: caller, number: 0n },
  ];
  const all = fills.map((fill): Hex => {
    const values = parameters.map((one) => valueOf(one, fill));
    return `${selector}${encodeAbiParameters(parameters, values).slice(2)}`;
  });
  return [...new Set(all)];
}

class Trials {
  constructor(
    private readonly node: Node,
    private readonly id: string,
    private readonly guards: readonly Guard[],
    private readonly budget: { left: number },
    /** A call that works for a stranger: after what is given up, it must still. */
    private readonly control: Call | undefined,
    /** Made before each: unpausing takes a pause. */
    private readonly before: readonly Call[] = [],
  ) {}

  /** After these calls, as if; null where no server says, or too much was asked. */
  private async succeedsAfter(calls: readonly Call[], call: Call): Promise<boolean | null> {
    const { timestamp } = this.node.block;
    this.budget.left -= 1;
    if (this.budget.left < 0) return null;
    const all = [...this.before, ...calls, call];
    const blocks = all.map((one, n) => ({ time: timestamp + 1 + n, calls: [one] }));
    const returned = await this.node.simulate(blocks, {});
    return returned && returned.ok;
  }

  private async succeeds(from: string, data: string): Promise<boolean> {
    const call = { from, to: this.id, data };
    if (this.before.length === 0) return (await this.node.call(call)).ok;
    // Where no server says, it counts as everybody's: nothing follows from that.
    return (await this.succeedsAfter([], call)) ?? true;
  }

  /** What a caller must not give up, or it fails. Null: nothing of what is known. */
  private async guardOf(who: string, data: string): Promise<string | null> {
    const call = { from: who, to: this.id, data };
    if ((await this.succeedsAfter([], call)) !== true) return null;
    const held = this.guards.filter(({ members }) => members.includes(who));
    for (const { name, ways } of held)
      for (const way of ways(who))
        if ((await this.succeedsAfter(way, call)) === false && (await this.goesOn(way)))
          return name;
    return null;
  }

  /** Giving something up may stop the whole contract: then it shows nothing. */
  private async goesOn(way: readonly Call[]): Promise<boolean> {
    return !this.control || (await this.succeedsAfter(way, this.control)) === true;
  }

  /** Those who succeed with this data because of what they hold. */
  private async holdersOf(candidates: readonly string[], dataFor: (who: string) => string) {
    const tried = candidates.map(async (who) => {
      const data = dataFor(who);
      if (!(await this.succeeds(who, data))) return [];
      const guard = await this.guardOf(who, data);
      return guard === null ? [] : [{ who, guard, data }];
    });
    return (await Promise.all(tried)).flat();
  }

  async look(callable: Callable): Promise<FunctionLook> {
    const { selector } = callable;
    const { stranger } = this.node.actors;
    const sets = dataOf(callable, stranger, this.node);
    const open = await Promise.all(sets.map((data) => this.succeeds(stranger, data)));
    const candidates = [...new Set(this.guards.flatMap(({ members }) => members))];
    for (const [n, data] of sets.entries()) {
      if (open[n]) continue;
      const dataFor = (who: string) => dataOf(callable, who, this.node)[n] ?? data;
      const able = await this.holdersOf(candidates.slice(0, MOST_CANDIDATES), dataFor);
      const [first] = able;
      if (!first) continue;
      const holders = able.map(({ who }) => who).filter((who) => !NOBODY.test(who));
      return { selector, state: 'restricted', guard: first.guard, holders, data: first.data };
    }
    const isOpen = open.includes(true);
    const data = sets[Math.max(open.indexOf(true), 0)]!;
    return { selector, state: isOpen ? 'open' : 'unresolved', guard: null, holders: [], data };
  }
}

/** The first call of any function that works for a stranger. */
async function findOpen(
  node: Node,
  id: string,
  callable: readonly Callable[],
): Promise<Call | undefined> {
  const { stranger } = node.actors;
  const calls = callable.flatMap((one) =>
    dataOf(one, stranger, node).map((data) => ({ from: stranger, to: id, data })),
  );
  const returned = await Promise.all(calls.map((call) => node.call(call)));
  return calls.find((_, n) => returned[n]!.ok);
}

const SELECTOR_ALONE = 10;
const MOST_BEFORE = 5;
/** Simulations of one contract: none keeps the reader for long. */
const MOST_TRIALS = 1_500;

/** @throws ChainFailure */
export async function lookAtFunctions(
  node: Node,
  id: string,
  callable: readonly Callable[],
  guards: readonly Guard[],
): Promise<FunctionLook[]> {
  const budget = { left: MOST_TRIALS };
  const control = await findOpen(node, id, callable);
  const first = new Trials(node, id, guards, budget, control);
  const looks = await Promise.all(callable.map((one) => first.look(one)));
  const switches = looks
    .filter(({ data, holders }) => data.length === SELECTOR_ALONE && holders.length > 0)
    .slice(0, MOST_BEFORE)
    .map(({ data, holders }) => ({ from: holders[0]!, to: id, data }));
  const again = async (look: FunctionLook, n: number): Promise<FunctionLook> => {
    if (look.state !== 'unresolved') return look;
    for (const before of switches) {
      const then = await new Trials(node, id, guards, budget, control, [before]).look(callable[n]!);
      if (then.state === 'restricted') return then;
    }
    return look;
  };
  return Promise.all(looks.map(again));
}
