/** Wallets of the signed-in user (§7), and what they hold. For those with the flag `portfolio`. */
import * as yup from 'yup';
import { defineEndpoint } from '../endpoint';
import { audited, notWhileActing, signedIn } from '../http/guards';
import { portfolioSchema } from './portfolio';
import { instant } from '../schemas';
import {
  CHALLENGE_WALLET_PATH,
  PORTFOLIO_PATH,
  PROVE_WALLET_PATH,
  UPDATE_WALLETS_PATH,
  WALLETS_PATH,
} from './walletPaths';
import {
  updateWalletsSchema,
  walletChallengeSchema,
  walletListSchema,
  walletProofSchema,
} from './wallets';

const read = { method: 'GET', public: false, sameOriginOnly: true, guards: [signedIn] } as const;
const write = { ...read, method: 'POST', perMinute: 60 } as const;

export const listWallets = defineEndpoint({
  ...read,
  id: 'listWallets',
  path: WALLETS_PATH,
  output: walletListSchema,
  summary: "The user's wallets, in order.",
});

export const updateWallets = defineEndpoint({
  ...write,
  id: 'updateWallets',
  path: UPDATE_WALLETS_PATH,
  body: updateWalletsSchema,
  output: walletListSchema,
  summary:
    'Replaces the list of wallets; proofs stay. 409 with the newer list in `error.newer` if `version` is not the current one.',
});

export const challengeWallet = defineEndpoint({
  ...write,
  id: 'challengeWallet',
  path: CHALLENGE_WALLET_PATH,
  perMinute: 20,
  guards: [signedIn, notWhileActing],
  body: walletChallengeSchema,
  output: yup.object({ message: yup.string().required(), expiresAt: instant().required() }),
  summary: 'A message to sign with a wallet of the list (EIP-4361), once and within ten minutes.',
});

export const proveWallet = defineEndpoint({
  ...write,
  id: 'proveWallet',
  path: PROVE_WALLET_PATH,
  perMinute: 20,
  guards: [signedIn, notWhileActing, audited('wallet-proved', () => '')],
  body: walletProofSchema,
  output: walletListSchema,
  summary: 'Proves a wallet by the signed message, of a key or of a contract (EIP-1271).',
});

export const readPortfolio = defineEndpoint({
  ...read,
  id: 'readPortfolio',
  path: PORTFOLIO_PATH,
  perMinute: 30,
  output: portfolioSchema,
  summary: "Tracked tokens that the user's wallets hold, with the ratings of their projects.",
});
