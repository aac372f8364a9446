/** Where contracts keep who may change them. Sources: the EIPs, OpenZeppelin 3 to 5, Safe 1.3 to 1.5. */
import { keccak256, stringToHex, type Hex } from 'viem';

export const ZERO = `0x${'0'.repeat(40)}`;
/** Of the chain's own coin, one. */
export const COIN = '0xde0b6b3a7640000';
export const ZERO_WORD: Hex = `0x${'0'.repeat(64)}`;

export const PROXY_SLOTS = {
  'EIP1967 proxy': '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc',
  'EIP1967 beacon proxy': '0xa3f0ad74e5423aebfd80d3ef4346578335a9a72aeaee59ff6cb3582b35133d50',
  'EIP1822 proxy': '0xc5f16f0fcc639fa48a6947836d9850f504798523bf8c9a3a87d5876cf622bcf7',
  'ZeppelinOS proxy': '0x7050c9e0f4ca769c69bd3a8ef740bc37934f8e2c036e5a723fd8ee048ed3f8c3',
} as const satisfies Record<string, Hex>;
export type ProxyKind = keyof typeof PROXY_SLOTS;

export const ADMIN_SLOTS: readonly Hex[] = [
  '0xb53127684a568b3173ae13b9f8a6016e243e63b6e8ee1178d6a717850b5d6103',
  '0x10d6a54a4754c8869d6886b5f5d7fbfa5b4522237ea5c60d11bc4e7a1ff9390b',
];

/** Of the code of a Safe's proxy: 1.3.0, and 1.4.1, which 1.5.0 kept. */
export const SAFE_PROXIES: ReadonlySet<string> = new Set([
  '0xb89c1b3bdf2cf8827818646bce9a8f6e372885f8c55e5c07acbd307cb133b000',
  '0xd7d408ebcd99b2b70be43e20253d6d92a8ea8fab29bd3be7f55b10032331fb4c',
]);
/** Of the code behind it, as `safe-deployments` publishes it: Safe and its L2 form. */
export const SAFE_SINGLETONS: ReadonlySet<string> = new Set([
  '0xbba688fbdb21ad2bb58bc320638b43d94e7d100f6f3ebaab0a4e4de6304b1c2e',
  '0x21842597390c4c6e3c1239e434a682b054bd9548eee5e9b1d6a4482731023c0f',
  '0x1fe2df852ba3299d6534ef416eefa406e56ced995bca886ab7a553e6d0c5e1c4',
  '0xb1f926978a0f44a2c0ec8fe822418ae969bd8c3f18d61e5103100339894f81ff',
  '0xdda019cbd7c867a533a2a86e5c53434fdc50b13122b5a5ddb4a8df61b31c20f2',
]);
/** Of the handlers that it publishes, 1.3.0 to 1.5.0: they say only what the Safe's owners signed. */
export const SAFE_HANDLERS: ReadonlySet<string> = new Set([
  '0x03e69f7ce809e81687c69b19a7d7cca45b6d551ffdec73d9bb87178476de1abf',
  '0x7c6007a5d711cea8dfd5d91f5940ec29c7f200fe511eb1fc1397b367af3c42f9',
  '0x3c6a85bcf7b563daa624b884b4e9a1b9fa5371edde7be945d998071a48f28bbc',
]);
export const SAFE_HANDLER_SLOT =
  '0x6c9a6c4a39284e37ed1cf53d337577d14212a4870fb976a4366c693b939918d5';

const hash = (name: string): Hex => keccak256(stringToHex(name));
/** Of contracts that may refuse what a Safe's owners sign, and what its modules do. */
export const SAFE_GUARD_SLOTS = [
  hash('guard_manager.guard.address'),
  hash('module_manager.module_guard.address'),
] as const;
export const ROLES = {
  defaultAdmin: ZERO_WORD,
  timelockAdmin: hash('TIMELOCK_ADMIN_ROLE'),
  proposer: hash('PROPOSER_ROLE'),
  executor: hash('EXECUTOR_ROLE'),
  upgrader: hash('UPGRADER_ROLE'),
} as const;
export const UPGRADED = hash('Upgraded(address)');
export const ROLE_GRANTED = hash('RoleGranted(bytes32,address,address)');
/** Of OpenZeppelin's AccessManager. */
export const MANAGED_ROLE_GRANTED = hash('RoleGranted(uint64,address,uint32,uint48,bool)');
