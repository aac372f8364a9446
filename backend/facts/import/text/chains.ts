/**
 * Spellings of DefiLlama, CoinMarketCap and incident lists. Non-EVM ids:
 * https://namespaces.chainagnostic.org. Unknown names are left out, never guessed.
 */
import { CHAIN_NAMES } from '../../../../contracts/chain/chains';
import { CAIP2, EVM_ADDRESS } from '../../../../contracts/ids';

export const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp';

/** Keys as `toKey` writes them. "Terra" before its collapse is the first chain. */
const ALIASES: Record<string, string> = {
  mainnet: 'Ethereum',
  eth: 'Ethereum',
  opmainnet: 'Optimism',
  op: 'Optimism',
  rsk: 'Rootstock',
  bsc: 'BNB Chain',
  binance: 'BNB Chain',
  binancesmartchain: 'BNB Chain',
  bnb: 'BNB Chain',
  bnbsmartchain: 'BNB Chain',
  okexchain: 'OKTChain',
  okex: 'OKTChain',
  xdai: 'Gnosis',
  matic: 'Polygon',
  manta: 'Manta Pacific',
  ftm: 'Fantom',
  zksync: 'zkSync Era',
  era: 'zkSync Era',
  wc: 'World Chain',
  hyperliquidl1: 'HyperEVM',
  klaytn: 'Kaia',
  arbitrumone: 'Arbitrum',
  arb: 'Arbitrum',
  oasis: 'Oasis Emerald',
  avax: 'Avalanche',
  avalanchecchain: 'Avalanche',
  sol: 'Solana',
  btc: 'Bitcoin',
  trx: 'Tron',
  xrpl: 'XRP Ledger',
  ripple: 'XRP Ledger',
  cosmos: 'Cosmos Hub',
  terra: 'Terra Classic',
  terra2: 'Terra',
};
const toKey = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');
const ID_OF_NAME = new Map([...CHAIN_NAMES].map(([id, name]) => [name, id]));
const ID_OF_KEY = new Map([
  ...[...CHAIN_NAMES].map(([id, name]) => [toKey(name), id] as const),
  ...Object.entries(ALIASES).map(([key, name]) => [key, ID_OF_NAME.get(name)] as const),
]);
/** Solana in Uniswap's lists. */
const NUMBERS: Record<number, string> = { 501000101: SOLANA, 101: SOLANA };
/** Their tokens are worthless, so token lists skip them. */
const TEST_NETWORKS = new Set([
  3, 4, 5, 42, 69, 77, 80, 97, 300, 420, 1301, 1442, 4002, 5003, 10200, 17000, 43113, 44787, 59140,
  59141, 80001, 80002, 84531, 84532, 168587773, 421611, 421613, 421614, 534351, 560048, 999999999,
  11155111, 11155420,
]);

export const isTestNetwork = (chainId: number): boolean => TEST_NETWORKS.has(chainId);

export const chainFromNumber = (chainId: number): string => NUMBERS[chainId] ?? `eip155:${chainId}`;

/** Also accepts CAIP-2 ids; undefined for an unknown name. */
export function chainFromName(name: string): string | undefined {
  const text = name.trim();
  if (CAIP2.test(text)) return text;
  return ID_OF_KEY.get(toKey(text));
}

/**
 * CAIP-19 of a token (or `erc721` collection); undefined when the address does not fit the chain.
 */
export function tokenId(
  chain: string,
  address: string,
  kind: 'erc20' | 'erc721' = 'erc20',
): string | undefined {
  if (chain.startsWith('eip155:')) {
    return EVM_ADDRESS.test(address) ? `${chain}/${kind}:${address.toLowerCase()}` : undefined;
  }
  if (
    !/^[-.%a-zA-Z0-9]{1,128}$/.test(address) ||
    (address.startsWith('0x') && chain.startsWith('solana:'))
  )
    return undefined;
  return `${chain}/token:${address}`;
}

/** Lists write these for a chain's native coin. */
export const isPlaceholderAddress = (address: string): boolean =>
  /^0x(e{40}|0{36,40}|0{36}1010)$/i.test(address);
