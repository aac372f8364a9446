import { formatMoney } from '@/contracts/money';
import type { ProjectDetail } from '@/contracts/projects/projects';
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

/** What the record says of its limit; null: all, as far as anyone knows. */
export function limitWords({ reach }: ControlPower): string | null {
  if (reach === null || reach.extent === 'all') return null;
  const limit = reach.limit ?? "no users' funds";
  return reach.amountUsd === null ? limit : `${limit} (${formatMoney(reach.amountUsd)})`;
}

/** The time users have between a decision and its effect. */
export function delayWords({ holder, delaySeconds }: ControlPower): string {
  if (holder === 'nobody') return '';
  if (delaySeconds === null) return 'delay unknown';
  return delaySeconds === 0 ? 'no delay' : `${duration(delaySeconds)} delay`;
}
