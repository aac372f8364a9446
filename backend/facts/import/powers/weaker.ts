/** Which recorded multisigs the newer of two files of one project shows weaker. Pure. */
import { normalizeCaip } from '../../../../contracts/ids';
import { rowOf, upgradePaths, type Discovery } from '../l2beat';

export interface RecordedPower {
  power: string;
  contract?: string;
  holder: string;
  threshold?: number;
  signers?: number;
  delaySeconds?: number;
}

interface Size {
  threshold: number;
  signers: number;
}

type Path = ReturnType<typeof upgradePaths>[number];

const sizeOf = ({ holder: { threshold, signers } }: Path): string => `${threshold}/${signers}`;

/** By the method's rows; in the same row, fewer of as many or of more. */
function isWeaker(power: RecordedPower & Size, size: Size): boolean {
  const rowWith = ({ threshold, signers }: Size) =>
    rowOf({ id: '', holder: 'multisig', threshold, signers }, power.delaySeconds!);
  const [before, after] = [rowWith(power), rowWith(size)];
  const isFewer = size.threshold <= power.threshold && size.signers >= power.signers;
  const isSame = size.threshold === power.threshold && size.signers === power.signers;
  return !isSame && (after < before || (after === before && isFewer));
}

const isMultisig = (power: RecordedPower): power is RecordedPower & Size =>
  power.power === 'change-code' &&
  power.holder === 'multisig' &&
  power.threshold !== undefined &&
  power.signers !== undefined &&
  power.delaySeconds !== undefined;

const isOfMultisig = ({ holder }: Path): boolean => holder.holder === 'multisig';

/** The paths of the older file that may be this power: of that size, after that delay, over that contract. */
function findPaths(power: RecordedPower & Size, before: readonly Path[]): Path[] {
  const over = power.contract === undefined ? undefined : normalizeCaip(power.contract);
  return before
    .filter(isOfMultisig)
    .filter(({ grant }) => over === undefined || grant.over === over)
    .filter(({ grant }) => grant.delaySeconds === power.delaySeconds)
    .filter((path) => sizeOf(path) === `${power.threshold}/${power.signers}`);
}

/**
 * What the one holder of these paths needs now for the same contracts. Undefined where there are two
 * holders, or two sizes now.
 */
function findSize(was: readonly Path[], is: readonly Path[]): Size | undefined {
  const ids = new Set(was.map(({ holder }) => holder.id));
  const over = new Set(was.map(({ grant }) => grant.over));
  const own = is.filter(
    (path) => isOfMultisig(path) && ids.has(path.holder.id) && over.has(path.grant.over),
  );
  const sizes = new Map(own.map((path) => [sizeOf(path), path.holder]));
  const [first, ...others] = ids.size === 1 ? sizes.values() : [];
  const { threshold, signers } = first ?? {};
  return others.length > 0 || threshold === undefined || signers === undefined
    ? undefined
    : { threshold, signers };
}

/** The powers, with the new size of each that is weaker now; undefined where none is. */
export function weaken<Power extends RecordedPower>(
  powers: readonly Power[],
  before: Discovery,
  now: Discovery,
): Power[] | undefined {
  const [was, is] = [upgradePaths(before), upgradePaths(now)];
  const after = powers.map((power): Power => {
    if (!isMultisig(power)) return power;
    const size = findSize(findPaths(power, was), is);
    return size && isWeaker(power, size) ? { ...power, ...size } : power;
  });
  return after.some((power, index) => power !== powers[index]) ? after : undefined;
}
