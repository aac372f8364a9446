/**
 * Chain names and numbers of other people's data, as CAIP-2. Names as DefiLlama, CoinMarketCap and incident lists write
 * them; non-EVM references as https://namespaces.chainagnostic.org registers them. A name that is not here is unknown to
 * us and is left out, never guessed.
 */
import { CAIP2, EVM_ADDRESS } from '../../../contracts/ids';

export const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp';

const EVM: Record<string, number> = {
  ethereum: 1,
  eth: 1,
  mainnet: 1,
  optimism: 10,
  opmainnet: 10,
  op: 10,
  flare: 14,
  songbird: 19,
  cronos: 25,
  rootstock: 30,
  rsk: 30,
  telos: 40,
  xdc: 50,
  bsc: 56,
  binance: 56,
  binancesmartchain: 56,
  bnbchain: 56,
  bnb: 56,
  bnbsmartchain: 56,
  oktchain: 66,
  okexchain: 66,
  okex: 66,
  gnosis: 100,
  xdai: 100,
  fuse: 122,
  heco: 128,
  unichain: 130,
  polygon: 137,
  matic: 137,
  monad: 143,
  sonic: 146,
  xlayer: 196,
  opbnb: 204,
  fantom: 250,
  ftm: 250,
  fraxtal: 252,
  boba: 288,
  zksyncera: 324,
  zksync: 324,
  era: 324,
  worldchain: 480,
  wc: 480,
  astar: 592,
  hyperliquidl1: 999,
  hyperevm: 999,
  metis: 1088,
  core: 1116,
  moonbeam: 1284,
  moonriver: 1285,
  sei: 1329,
  soneium: 1868,
  ronin: 2020,
  kava: 2222,
  abstract: 2741,
  merlin: 4200,
  mantle: 5000,
  zetachain: 7000,
  kaia: 8217,
  klaytn: 8217,
  base: 8453,
  plasma: 9745,
  immutablezkevm: 13371,
  apechain: 33139,
  mode: 34443,
  arbitrum: 42161,
  arbitrumone: 42161,
  arb: 42161,
  arbitrumnova: 42170,
  celo: 42220,
  avalanche: 43114,
  avax: 43114,
  avalanchecchain: 43114,
  ink: 57073,
  linea: 59144,
  berachain: 80094,
  blast: 81457,
  taiko: 167000,
  bitlayer: 200901,
  scroll: 534352,
  katana: 747474,
  zora: 7777777,
  aurora: 1313161554,
  harmony: 1666600000,
  polygonzkevm: 1101,
  manta: 169,
  mantapacific: 169,
  evmos: 9001,
  canto: 7700,
  oasis: 42262,
  oasisemerald: 42262,
  lisk: 1135,
  bob: 60808,
  zircuit: 48900,
  iotex: 4689,
  milkomeda: 2001,
  velas: 106,
  pulsechain: 369,
  palm: 11297108109,
};
const OTHERS: Record<string, string> = {
  solana: SOLANA,
  sol: SOLANA,
  bitcoin: 'bip122:000000000019d6689c085ae165831e93',
  btc: 'bip122:000000000019d6689c085ae165831e93',
  litecoin: 'bip122:12a765e31ffd4059bada1e25190f6e98',
  dogecoin: 'bip122:1a91e3dace36e2be3bf030a65679fe82',
  tron: 'tron:0x2b6653dc',
  trx: 'tron:0x2b6653dc',
  near: 'near:mainnet',
  starknet: 'starknet:SN_MAIN',
  sui: 'sui:mainnet',
  aptos: 'aptos:1',
  stellar: 'stellar:pubnet',
  xrpl: 'xrpl:0',
  ripple: 'xrpl:0',
  hedera: 'hedera:mainnet',
  stacks: 'stacks:1',
  algorand: 'algorand:wGHE2Pwdvd7S12BL5FaOP20EGYesN73k',
  tezos: 'tezos:NetXdQprcVkpaWU',
  cardano: 'cip34:1-764824073',
  polkadot: 'polkadot:91b171bb158e2d3848fa23a9f1c25182',
  eos: 'antelope:aca376f206b8fc25a6ed44dbdc66547c',
  cosmos: 'cosmos:cosmoshub-4',
  cosmoshub: 'cosmos:cosmoshub-4',
  osmosis: 'cosmos:osmosis-1',
  injective: 'cosmos:injective-1',
  neutron: 'cosmos:neutron-1',
  dydx: 'cosmos:dydx-mainnet-1',
  terra: 'cosmos:columbus-5',
  terraclassic: 'cosmos:columbus-5',
  terra2: 'cosmos:phoenix-1',
};
/** Numbers that stand for something else in token lists: Solana of Uniswap's lists. */
const NUMBERS: Record<number, string> = { 501000101: SOLANA, 101: SOLANA };
/** Test networks whose tokens are worth nothing: left out of token lists. */
const TEST_NETWORKS = new Set([
  3, 4, 5, 42, 69, 77, 80, 97, 300, 420, 1301, 1442, 4002, 5003, 10200, 17000, 43113, 44787, 59140,
  59141, 80001, 80002, 84531, 84532, 168587773, 421611, 421613, 421614, 534351, 560048, 999999999,
  11155111, 11155420,
]);

export const isTestNetwork = (chainId: number): boolean => TEST_NETWORKS.has(chainId);

/** The CAIP-2 id of a chain number as token lists use it. */
export const chainOfNumber = (chainId: number): string => NUMBERS[chainId] ?? `eip155:${chainId}`;

/** The CAIP-2 id of a chain's name, or undefined when we do not know the name. A CAIP-2 id is taken as it is. */
export function chainOfName(name: string): string | undefined {
  const text = name.trim();
  if (CAIP2.test(text)) return text;
  const key = text.toLowerCase().replace(/[^a-z0-9]/g, '');
  const number = Object.hasOwn(EVM, key) ? EVM[key] : undefined;
  if (number !== undefined) return `eip155:${number}`;
  return Object.hasOwn(OTHERS, key) ? OTHERS[key] : undefined;
}

/** The CAIP-19 id of a fungible token (or, with `erc721`, a collection); undefined when the address does not fit the chain. */
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

/** Addresses that lists write where a chain's own coin is meant: no contract stands there. */
export const isPlaceholderAddress = (address: string): boolean =>
  /^0x(e{40}|0{36,40}|0{36}1010)$/i.test(address);
