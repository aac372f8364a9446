/** Who can change code, as our own look proved it, beside what is recorded. Pure. */
import { chainFromId } from '../../../../contracts/ids';
import { dayBefore } from '../../../../contracts/time';
import { CURRENT_METHOD } from '../../../ratings';
import { resolveControl, rowOf, type Discovery, type Power } from '../l2beat';
import { findNewest, type ProjectRecord, type Source } from '../projects/record';
import { sameFacts } from '../store/rows';
import { isOwn } from '../store/looks';
import type { ChainDocument } from './document';
import { named } from './sources';

type Recorded = Omit<Power, 'power' | 'note' | 'delaySeconds'> & {
  power: string;
  delaySeconds?: number;
  /** A key. */
  source?: string;
};
type Value = { powers: Recorded[]; whole?: boolean };

export type Powers =
  | { kind: 'new'; value: object; on: string }
  /** Found again: the key of the source that moves forward. */
  | { kind: 'same'; key: string }
  | { kind: 'kept'; why?: string };

/** An unknown delay may be none. */
const rankOf = ({ holder, threshold, signers, delaySeconds = 0 }: Recorded): number =>
  rowOf({ id: '', holder: holder as Power['holder'], threshold, signers }, delaySeconds);

const isCode = ({ power }: Recorded): boolean => power === 'change-code';
const weakest = (powers: readonly Recorded[]): number => Math.min(...powers.map(rankOf));

const { namedBlock, document } = CURRENT_METHOD.lifetimes;

function hasRunOut({ how, tier, checkedOn, statedOn }: Source, today: string): boolean {
  const isDated = how === 'machine' || tier === 'P0';
  return (statedOn ?? checkedOn) < dayBefore(today, isDated ? namedBlock : document);
}

const sameHolder = (left: Recorded, right: Recorded): boolean =>
  left.power === right.power && left.holder === right.holder && rankOf(left) === rankOf(right);

/**
 * What somebody else recorded stays beside a look, with its own source, until that runs out: or a
 * key shown for a day would take a followed list away for good. "Nobody" is disproved.
 */
function listRest(record: ProjectRecord, powers: readonly Recorded[], today: string): Recorded[] {
  const newest = findNewest(record, 'control');
  if (!newest) return [];
  const source = record.sources?.[newest.source];
  const isLook = isOwn(source, 'powers');
  return (newest.value as Value).powers
    .filter((power) => power.source !== undefined || !isLook)
    .map((power) => ({ ...power, source: power.source ?? newest.source }))
    .filter((power) => {
      const from = record.sources?.[power.source];
      if (!from || hasRunOut(from, today) || power.holder === 'nobody') return false;
      return !powers.some((one) => sameHolder(one, power));
    });
}

const placesOf = ({ contract, contracts = [] }: Pick<Power, 'contract' | 'contracts'>): string[] =>
  [contract ?? [], contracts].flat();

/** Contract and holder where no wait of the holder is known: there may be none. */
function listUnsure(looks: ChainDocument['looks']): Set<string> {
  const upgrades = looks.flatMap(({ id, powers }) =>
    powers
      .filter(({ power, kind }) => power === 'upgrade' && kind !== 'unresolved')
      .map(({ holder, delay }) => ({ of: `${id} ${chainFromId(id)}:${holder}`, delay })),
  );
  const byHolder = Map.groupBy(upgrades, ({ of }) => of);
  const unsure = [...byHolder].filter(([, some]) => some.every(({ delay }) => delay === null));
  return new Set(unsure.map(([of]) => of));
}

/**
 * What a look names was tried, and it never says that there is nobody else: no list of its own is
 * whole. So it takes the place of an earlier look, of nothing, and of what has run out. Beside what
 * somebody followed it counts only where it proves somebody weaker than all of those; then both do.
 * A wait that may be shorter proves none.
 */
export function applyPowers(
  record: ProjectRecord,
  file: Discovery,
  looks: ChainDocument['looks'],
  today: string,
): Powers {
  const unsure = listUnsure(looks);
  const { powers: proved } = resolveControl(file);
  const powers = proved.map(({ delaySeconds, ...one }): Recorded => ({
    ...one,
    ...(!placesOf(one).some((at) => unsure.has(`${at} ${one.address}`)) && { delaySeconds }),
  }));
  const newest = findNewest(record, 'control');
  const source = record.sources?.[newest?.source ?? ''];
  const recorded = newest?.value as Value | undefined;
  const value = { powers: [...powers, ...listRest(record, powers, today)], whole: false };
  if (powers.length === 0)
    return recorded ? { kind: 'kept', why: 'powers kept: none was proved now' } : { kind: 'kept' };
  const on = named(powers.flatMap(placesOf).map(chainFromId));
  if (!recorded || !source) return { kind: 'new', value, on };
  if (isOwn(source, 'powers'))
    return sameFacts(recorded, value)
      ? { kind: 'same', key: newest!.source }
      : { kind: 'new', value, on };
  const followed = recorded.powers.filter(isCode);
  if (hasRunOut(source, today) || weakest(proved) < weakest(followed))
    return { kind: 'new', value, on };
  return { kind: 'kept', why: 'powers kept: somebody followed them, and none was proved weaker' };
}
