import type { ProjectDetail } from '@/contracts/projects';
import { duration } from '@/lib/format/numbers';

export type ControlPower = NonNullable<ProjectDetail['control']>[number];

/** No one, an on-chain vote, a 5-of-9 multisig, one key. */
export function holderWords({ holder, threshold, signers }: ControlPower): string {
  switch (holder) {
    case 'nobody':
      return 'No one';
    case 'vote':
      return 'On-chain vote';
    case 'key':
      return 'One key';
    case 'multisig':
      return threshold === null || signers === null
        ? 'Multisig of unknown size'
        : `${threshold}-of-${signers} multisig`;
  }
}

/** The time users have between a decision and its effect. */
export function delayWords({ holder, delaySeconds }: ControlPower): string {
  if (holder === 'nobody') return '';
  if (delaySeconds === null) return 'delay unknown';
  return delaySeconds === 0 ? 'no delay' : `${duration(delaySeconds)} delay`;
}

const WEAKEST_FIRST: Record<ControlPower['holder'], number> = {
  key: 0,
  multisig: 1,
  vote: 2,
  nobody: 3,
};

/** Weakest holder first, then shortest delay. */
export function weakestFirst(powers: readonly ControlPower[]): ControlPower[] {
  return [...powers].sort(
    (a, b) =>
      WEAKEST_FIRST[a.holder] - WEAKEST_FIRST[b.holder] ||
      (a.delaySeconds ?? 0) - (b.delaySeconds ?? 0),
  );
}
