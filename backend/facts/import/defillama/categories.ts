/** DefiLlama's categories as ours; all others become `other`. */
import type { Category } from '../../../../contracts/vocabulary';

const WORDS: Record<Category, readonly string[]> = {
  dex: ['Dexs', 'Dexes', 'DEX', 'AMM', 'Orderbook'],
  lending: ['Lending', 'Uncollateralized Lending', 'RWA Lending', 'Lending Pools'],
  'liquid-staking': ['Liquid Staking', 'Staking Pool'],
  restaking: ['Restaking', 'Liquid Restaking', 'Restaked BTC', 'Staking Rental'],
  stablecoin: [
    'Algo-Stables',
    'Partially Algorithmic Stablecoin',
    'Dual-Token Stablecoin',
    'Stablecoin Issuer',
    'Decentralized Stablecoin',
  ],
  cdp: ['CDP', 'CDP Manager'],
  bridge: ['Bridge', 'Cross Chain Bridge', 'Canonical Bridge', 'Decentralized BTC', 'Anchor BTC'],
  'layer-2': ['Rollup', 'Layer 2'],
  oracle: ['Oracle'],
  derivatives: [
    'Derivatives',
    'Options',
    'Options Vault',
    'Prediction Market',
    'Synthetics',
    'Basis Trading',
    'Volatility',
    'Interface',
  ],
  yield: [
    'Yield',
    'Farm',
    'Leveraged Farming',
    'Liquidity manager',
    'Liquidity Manager',
    'Onchain Capital Allocator',
    'Yield Lottery',
    'Indexes',
    'Managed Token Pools',
    'Liquidity Automation',
    'Risk Curators',
  ],
  aggregator: [
    'DEX Aggregator',
    'Dex Aggregator',
    'Yield Aggregator',
    'Bridge Aggregator',
    'Bridge Aggregators',
    'Derivatives Aggregator',
  ],
  insurance: ['Insurance'],
  'real-world-assets': ['RWA', 'Tokenized Securities'],
  wallet: ['Wallets', 'Wallet'],
  infrastructure: [
    'Services',
    'Developer Tools',
    'Security Extension',
    'DOR',
    'MEV',
    'Chain',
    'Infrastructure',
    'Domains',
    'DePIN',
    'Launchpad',
    'Token Locker',
    'Treasury Manager',
    'AI Agents',
  ],
  identity: ['Identity', 'Identity & Reputation'],
  privacy: ['Privacy'],
  payments: ['Payments', 'Crypto Card Issuer'],
  gaming: ['Gaming', 'Luck Games', 'GameFi'],
  nft: ['NFT Marketplace', 'NFT Lending', 'NftFi', 'NFT Launchpad', 'NFT Automated Strategies'],
  governance: ['Governance Incentives', 'Governance'],
  exchange: ['CEX'],
  meme: ['Meme', 'Memecoin'],
  token: [],
  other: [],
};

const BY_WORD = new Map(
  Object.entries(WORDS).flatMap(([category, words]) =>
    words.map((word) => [word.toLowerCase(), category as Category]),
  ),
);

export const toCategory = (word: string | null | undefined): Category =>
  BY_WORD.get((word ?? '').toLowerCase()) ?? 'other';
