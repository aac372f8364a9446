/** Words that only the server needs: of the head's chips, its line, and the description. */
import { formatMoney } from '@/contracts/money';
import { plural } from '@/lib/format/numbers';

export const copy = {
  since: (month: string) => `since ${month}`,
  verifiedFor: (verified: number, total: number) =>
    `Source verified for ${verified} of ${plural(total, 'contract')}`,
  immutable: 'No one can change the code',
  daoGoverned: 'Changes by vote only',
  working: 'Every signal with its source, date and weight.',
} as const;

export const bountyWords = (topRewardUsd: number | null): string =>
  topRewardUsd === null ? 'Bug bounty' : `Bounty ${formatMoney(topRewardUsd)}`;
