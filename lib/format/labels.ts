import type { Category, ContractRole, LinkKind, ProjectStatus, Tier } from '@/contracts/vocabulary';

/** Words for the closed lists of contracts/vocabulary.ts. */
export const CATEGORY_NAMES: Record<Category, string> = {
  dex: 'DEX',
  lending: 'Lending',
  'liquid-staking': 'Liquid staking',
  restaking: 'Restaking',
  stablecoin: 'Stablecoin',
  cdp: 'Stablecoin lending (CDP)',
  bridge: 'Bridge',
  'layer-2': 'Layer 2',
  oracle: 'Oracle',
  derivatives: 'Derivatives',
  yield: 'Yield',
  aggregator: 'Aggregator',
  insurance: 'Insurance',
  'real-world-assets': 'Real-world assets',
  wallet: 'Wallet',
  infrastructure: 'Infrastructure',
  identity: 'Identity',
  privacy: 'Privacy',
  payments: 'Payments',
  gaming: 'Gaming',
  nft: 'NFT',
  governance: 'Governance',
  exchange: 'Exchange',
  meme: 'Meme',
  token: 'Token',
  other: 'Other',
};

export const STATUS_NAMES: Record<ProjectStatus, string> = {
  active: 'Active',
  compromised: 'Compromised',
  'wound-down': 'Wound down',
};

export const TIER_NAMES: Record<Tier, string> = {
  P0: 'Chain state',
  P1: 'Project or auditor',
  P2: 'Governance record or post-mortem',
  P3: 'Third party',
  P4: 'Other',
};

export const ROLE_NAMES: Record<ContractRole, string> = {
  token: 'Token',
  core: 'Core',
  vault: 'Vault',
  pool: 'Pool',
  factory: 'Factory',
  router: 'Router',
  bridge: 'Bridge',
  oracle: 'Oracle',
  governor: 'Governor',
  timelock: 'Timelock',
  treasury: 'Treasury',
  multisig: 'Multisig',
  'proxy-admin': 'Proxy admin',
  staking: 'Staking',
  other: 'Other',
};

export const LINK_NAMES: Record<LinkKind, string> = {
  website: 'Website',
  app: 'App',
  documentation: 'Documentation',
  repository: 'Source code',
  forum: 'Forum',
  governance: 'Governance',
  blog: 'Blog',
  x: 'X',
  discord: 'Discord',
  telegram: 'Telegram',
  youtube: 'YouTube',
  reddit: 'Reddit',
  linkedin: 'LinkedIn',
  whitepaper: 'White paper',
};

const CHAIN_NAMES: Record<string, string> = {
  'eip155:1': 'Ethereum',
  'eip155:10': 'Optimism',
  'eip155:25': 'Cronos',
  'eip155:56': 'BNB Chain',
  'eip155:100': 'Gnosis',
  'eip155:130': 'Unichain',
  'eip155:137': 'Polygon',
  'eip155:146': 'Sonic',
  'eip155:250': 'Fantom',
  'eip155:324': 'zkSync Era',
  'eip155:1101': 'Polygon zkEVM',
  'eip155:1284': 'Moonbeam',
  'eip155:2020': 'Ronin',
  'eip155:5000': 'Mantle',
  'eip155:8453': 'Base',
  'eip155:34443': 'Mode',
  'eip155:42161': 'Arbitrum',
  'eip155:42170': 'Arbitrum Nova',
  'eip155:42220': 'Celo',
  'eip155:43114': 'Avalanche',
  'eip155:59144': 'Linea',
  'eip155:81457': 'Blast',
  'eip155:534352': 'Scroll',
  'eip155:1313161554': 'Aurora',
  'eip155:7777777': 'Zora',
  'eip155:480': 'World Chain',
  'eip155:80094': 'Berachain',
  'eip155:999': 'HyperEVM',
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'Solana',
  'starknet:SN_MAIN': 'Starknet',
};

/** A chain's name; the CAIP-2 id itself where we have no name for it. */
export const chainName = (caip2: string): string => CHAIN_NAMES[caip2] ?? caip2;

/** `Ethereum +11`: the first chain and how many more; empty without chains. */
export function chainSummary(chains: readonly string[]): string {
  const [first, ...rest] = chains;
  if (!first) return '';
  return rest.length > 0 ? `${chainName(first)} +${rest.length}` : chainName(first);
}
