import type { SignFailure } from '@/lib/wallets/signMessage';

const FAILURES: Record<SignFailure, string> = {
  'no-wallet': 'This browser has no wallet. Open this page where yours is installed.',
  declined: 'You declined to sign. Nothing was proved.',
  'other-account': 'Your wallet offered another account. Choose this address in it and try again.',
  failed: 'Your wallet did not sign. Please try again.',
};

export const copy = {
  title: 'Connected wallets',
  lead: 'Add any address to watch it. Proving that it is yours takes one signature: it sends nothing, approves nothing and costs nothing.',
  loading: 'Loading your wallets',
  retry: 'Try again',
  empty: 'No wallets yet. Add an address to see what it holds and how those projects are rated.',

  address: 'Address',
  label: 'Label (optional)',
  chain: 'Chain',
  chooseChain: 'Choose a chain',
  add: 'Add wallet',
  formTitle: 'Add a wallet',
  notLoaded: 'The form could not load.',
  full: (most: number) => `You have ${most} wallets, the most a list can have.`,

  watched: 'Watched only',
  proved: (day: string) => `Proved ${day}`,
  provedContract: (day: string) => `Proved ${day} (contract)`,
  prove: 'Prove',
  proving: 'Waiting for your wallet',
  proveNamed: (name: string) => `Prove ${name}`,
  proveElsewhere: 'To prove a wallet, open this page in a browser that has it.',
  ownerOnly: 'Only the owner of the account can prove a wallet.',
  nowProved: (name: string) => `${name} is proved.`,
  failures: FAILURES,

  rename: 'Rename',
  renameNamed: (name: string) => `Rename ${name}`,
  save: 'Save',
  cancel: 'Cancel',
  up: (name: string) => `Move ${name} up`,
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} is removed.`,
  undo: 'Undo',
} as const;
