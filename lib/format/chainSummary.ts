import { chainName } from '@/contracts/chain/chains';

/** `Ethereum +11`: the first chain and how many more; empty without chains. */
export function chainSummary(chains: readonly string[]): string {
  const [first, ...rest] = chains;
  if (!first) return '';
  return rest.length > 0 ? `${chainName(first)} +${rest.length}` : chainName(first);
}
