/** By CAIP-2 id. A fixed table, so imported files cannot add links. */
const ADDRESS_PAGE: Readonly<Record<string, string>> = {
  'eip155:1': 'https://etherscan.io/address/',
  'eip155:10': 'https://optimistic.etherscan.io/address/',
  'eip155:56': 'https://bscscan.com/address/',
  'eip155:100': 'https://gnosisscan.io/address/',
  'eip155:130': 'https://uniscan.xyz/address/',
  'eip155:137': 'https://polygonscan.com/address/',
  'eip155:146': 'https://sonicscan.org/address/',
  'eip155:250': 'https://explorer.fantom.network/address/',
  'eip155:252': 'https://fraxscan.com/address/',
  'eip155:324': 'https://explorer.zksync.io/address/',
  'eip155:480': 'https://worldscan.org/address/',
  'eip155:1101': 'https://zkevm.polygonscan.com/address/',
  'eip155:5000': 'https://mantlescan.xyz/address/',
  'eip155:8453': 'https://basescan.org/address/',
  'eip155:34443': 'https://modescan.io/address/',
  'eip155:42161': 'https://arbiscan.io/address/',
  'eip155:42170': 'https://nova.arbiscan.io/address/',
  'eip155:42220': 'https://celoscan.io/address/',
  'eip155:43114': 'https://snowtrace.io/address/',
  'eip155:59144': 'https://lineascan.build/address/',
  'eip155:81457': 'https://blastscan.io/address/',
  'eip155:534352': 'https://scrollscan.com/address/',
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'https://solscan.io/account/',
  'starknet:SN_MAIN': 'https://starkscan.co/contract/',
};

/** Null for unknown chains. */
export function explorerUrl(chain: string, address: string): string | null {
  const page = Object.hasOwn(ADDRESS_PAGE, chain) ? ADDRESS_PAGE[chain] : undefined;
  return page === undefined ? null : `${page}${encodeURIComponent(address)}`;
}

/** The page of a block where the explorer is Etherscan's software; null for other chains. */
export function blockUrl(chain: string, block: number): string | null {
  const page = explorerUrl(chain, '');
  return chain.startsWith('eip155:') && page !== null
    ? page.replace(/\/address\/$/, `/block/${block}`)
    : null;
}
