/** What a batch changes of who controls a project, compared with what is recorded. */
import type { ControlChange, PowerHolder } from '../../../../contracts/alerts/alerts';
import { contracts } from '../../../db/schema';
import { inList, type Database } from '../../../db/store';
import { loadNewestObservations } from './load';
import type { Plan } from '../differ/diff';
import { sameFacts, type ObservationRow } from './rows';

interface Power extends PowerHolder {
  power: string;
  contract?: string;
  /** Of several together. */
  contracts?: string[];
  delaySeconds?: number;
  reach?: { limit?: string };
}

const CONTROL = 'control';

/** Without settings, which reach neither code nor funds. */
const listPowers = ({ value }: ObservationRow): Power[] =>
  (value as { powers: Power[] }).powers.filter(({ power }) => power !== 'settings');

const holderOf = ({ holder, threshold, signers, address }: Power): PowerHolder => ({
  holder,
  ...(threshold !== undefined && { threshold }),
  ...(signers !== undefined && { signers }),
  ...(address !== undefined && { address }),
});

/** Where one of them has no address, it may be the same. */
function isSameHolder(one: Power, other: Power): boolean {
  const [{ address: first, ...left }, { address: second, ...right }] = [
    holderOf(one),
    holderOf(other),
  ];
  return sameFacts(left, right) && (first ?? second) === (second ?? first);
}

const without = (powers: readonly Power[], others: readonly Power[]): Power[] =>
  powers.filter((power) => !others.some((other) => isSameHolder(power, other)));

function comparePower(
  before: readonly Power[],
  after: readonly Power[],
  nameOf: (contract: string) => string | undefined,
): ControlChange[] {
  const { power, contract } = (before[0] ?? after[0])!;
  const contractName = contract === undefined ? undefined : nameOf(contract);
  const about = ({ reach }: Power) => ({
    power,
    ...(contract && { contract }),
    ...(contractName && { contractName }),
    ...(reach?.limit && { limit: reach.limit }),
  });
  const [was, is] = [before[0], after[0]];
  if (before.length === 1 && after.length === 1 && was && is) {
    const [delayBefore, delayAfter] = [was.delaySeconds ?? null, is.delaySeconds ?? null];
    const changes: ControlChange[] = [];
    if (!isSameHolder(was, is))
      changes.push({ what: 'owner', before: holderOf(was), after: holderOf(is), ...about(is) });
    if (delayBefore !== delayAfter)
      changes.push({ what: 'delay', before: delayBefore, after: delayAfter, ...about(is) });
    return changes;
  }
  return [
    ...without(before, after).map(
      (gone) => ({ what: 'role', before: holderOf(gone), after: null, ...about(gone) }) as const,
    ),
    ...without(after, before).map(
      (come) => ({ what: 'role', before: null, after: holderOf(come), ...about(come) }) as const,
    ),
  ];
}

const placesOf = ({ contract, contracts }: Power): string[] =>
  contracts ?? (contract === undefined ? [] : [contract]);
const unitOf = (power: Power): string => placesOf(power).toSorted().join(' ');

const unplaced = ({ contract: _contract, contracts: _contracts, ...power }: Power): Power => power;
const isSame = (one: Power, other: Power): boolean =>
  isSameHolder(one, other) && one.delaySeconds === other.delaySeconds;
const distinct = (powers: readonly Power[]): Power[] =>
  powers.filter((one, at) => powers.findIndex((other) => isSame(one, other)) === at);

/**
 * Contract by contract: a power over several, told of one of them alone the next time, is no news.
 * Undefined where a power names no contract.
 */
function placeOf(powers: readonly Power[]): ((power: Power) => Power[]) | undefined {
  return powers.some((power) => placesOf(power).length === 0)
    ? undefined
    : (power) => placesOf(power).map((contract) => ({ ...unplaced(power), contract }));
}

function compareKind(
  before: readonly Power[],
  after: readonly Power[],
  nameOf: (contract: string) => string | undefined,
): ControlChange[] {
  const units = (powers: readonly Power[]) => [...new Set(powers.map(unitOf))].sort();
  const areAlike =
    before.length === 0 || after.length === 0 || sameFacts(units(before), units(after));
  const place = areAlike ? (power: Power) => [power] : placeOf([...before, ...after]);
  if (!place)
    return comparePower(distinct(before.map(unplaced)), distinct(after.map(unplaced)), nameOf);
  const [was, is] = [before, after].map((some) => Map.groupBy(some.flatMap(place), unitOf)) as [
    Map<string, Power[]>,
    Map<string, Power[]>,
  ];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((key) =>
    comparePower(was.get(key) ?? [], is.get(key) ?? [], nameOf),
  );
}

/** A first record changes nothing: no one knew before. */
export function comparePowers(
  before: readonly Power[],
  after: readonly Power[],
  nameOf: (contract: string) => string | undefined = () => undefined,
): ControlChange[] {
  const kinds = [...new Set([...before, ...after].map(({ power }) => power))];
  return kinds.flatMap((kind) => {
    const of = (powers: readonly Power[]) => powers.filter(({ power }) => power === kind);
    return compareKind(of(before), of(after), nameOf);
  });
}

const findContracts = async (tx: Database, ids: readonly string[]) =>
  ids.length === 0 ? [] : tx.select().from(contracts).where(inList(contracts.id, ids));

/** The newest of the batch, by project. */
const newestControl = (rows: readonly ObservationRow[]): Map<string, ObservationRow> =>
  new Map(
    rows
      .filter(({ key }) => key === CONTROL)
      .toSorted((one, other) => one.observedAt.localeCompare(other.observedAt))
      .map((row) => [row.projectId, row]),
  );

async function changedCode(tx: Database, plan: Plan): Promise<[string, ControlChange][]> {
  const stored = await findContracts(
    tx,
    plan.contracts.flatMap(({ id, implementation }) => (implementation ? [id] : [])),
  );
  const before = new Map(stored.map((row) => [row.id, row]));
  return plan.contracts.flatMap(({ id, projectId, name, implementation: after }) => {
    const was = before.get(id)?.implementation;
    if (!was || !after || was === after) return [];
    const of = { what: 'implementation', contract: id, contractName: name } as const;
    return [[projectId, { ...of, before: was, after }] as [string, ControlChange]];
  });
}

async function changedPowers(tx: Database, plan: Plan): Promise<[string, ControlChange][]> {
  const after = newestControl(plan.observations);
  const before = await loadNewestObservations(tx, [...after.keys()], [CONTROL]);
  const pairs = [...after].flatMap(([projectId, is]) => {
    const [was] = before.get(projectId) ?? [];
    return was && was.observedAt <= is.observedAt ? [{ projectId, was, is }] : [];
  });
  const named = pairs.flatMap(({ was, is }) =>
    [...listPowers(was), ...listPowers(is)].flatMap(placesOf),
  );
  const names = new Map([
    ...(await findContracts(tx, named)).map(({ id, name }) => [id, name] as const),
    ...plan.contracts.map(({ id, name }) => [id, name] as const),
  ]);
  return pairs.flatMap(({ projectId, was, is }) =>
    comparePowers(listPowers(was), listPowers(is), (id) => names.get(id)).map(
      (change): [string, ControlChange] => [projectId, change],
    ),
  );
}

/** By project. Call it before the batch is written. */
export async function controlChanges(
  tx: Database,
  plan: Plan,
): Promise<Map<string, ControlChange[]>> {
  const changes = new Map<string, ControlChange[]>();
  for (const [projectId, change] of [
    ...(await changedPowers(tx, plan)),
    ...(await changedCode(tx, plan)),
  ])
    changes.set(projectId, [...(changes.get(projectId) ?? []), change]);
  return changes;
}
