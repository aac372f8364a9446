import { CHAIN_NAMES } from '@/contracts/chain/chains';
import type { Wallet } from '@/contracts/portfolio/wallets';
import { shortHex } from '@/lib/format/numbers';

export const walletName = ({ label, address }: Pick<Wallet, 'label' | 'address'>): string =>
  label || shortHex(address);

/** The best known first, as the table has them. */
export const CHAIN_OPTIONS = [...CHAIN_NAMES]
  .filter(([id]) => id.startsWith('eip155:'))
  .map(([value, label]) => ({ value, label }));
