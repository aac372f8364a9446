import * as yup from 'yup';
import { EVM_ADDRESS } from '../ids';
import { WALLET_LABEL_MAX, WALLETS_MAX } from '../limits';
import { instant, list, oneOf, trimmed } from '../schemas';
import { walletKey } from './walletKey';

export const WALLET_MESSAGES = {
  address: 'Enter an address: 0x and 40 digits.',
  checksum: 'A letter of this address is wrong: its capitals do not match. Copy it again.',
  chain: 'Choose a chain.',
  twice: 'This wallet is already in your list.',
  most: `At most ${WALLETS_MAX} wallets.`,
  label: `At most ${WALLET_LABEL_MAX} characters.`,
  conflict: 'Your wallets were changed in another tab or browser.',
  expired: 'This request to sign is used up or older than 10 minutes. Please try again.',
  signature: 'The signature is not of this wallet. Choose the wallet’s account and try again.',
} as const;

/** How a proof was checked: by the key's signature, or by asking the contract (EIP-1271). */
export const PROOF_KINDS = ['key', 'contract'] as const;
export type ProofKind = (typeof PROOF_KINDS)[number];

/** CAIP-2 of an EVM chain. */
export const EVM_CHAIN = /^eip155:[1-9]\d{0,14}$/;

const chain = () => yup.string().matches(EVM_CHAIN, WALLET_MESSAGES.chain);
const address = () => trimmed().matches(EVM_ADDRESS, WALLET_MESSAGES.address);

export const walletSchema = yup
  .object({
    chain: chain().required(),
    /** EIP-55 checksum. */
    address: address().required(),
    label: yup.string().defined(),
    /** Null: watched only. */
    proof: yup
      .object({ at: instant().required(), kind: oneOf(PROOF_KINDS).required() })
      .nullable()
      .default(undefined)
      .defined(),
  })
  .meta({ name: 'Wallet' });
export type Wallet = yup.InferType<typeof walletSchema>;

export const walletListSchema = yup
  .object({
    wallets: list(walletSchema),
    /** Counts changes; 0 of a list that never had one. */
    version: yup.number().integer().min(0).required(),
  })
  .meta({ name: 'WalletList' });
export type WalletList = yup.InferType<typeof walletListSchema>;

/** Of one wallet in the form and in a call. */
export const walletFields = {
  chain: chain().required(WALLET_MESSAGES.chain),
  address: address().required(WALLET_MESSAGES.address),
  label: trimmed().max(WALLET_LABEL_MAX, WALLET_MESSAGES.label).default(''),
};
export const walletFormSchema = yup.object(walletFields);
export type WalletForm = yup.InferType<typeof walletFormSchema>;

export const updateWalletsSchema = yup.object({
  wallets: yup
    .array()
    .of(walletFormSchema.required())
    .max(WALLETS_MAX, WALLET_MESSAGES.most)
    .required()
    .test(
      'once',
      WALLET_MESSAGES.twice,
      (wallets) => !wallets || new Set(wallets.map(walletKey)).size === wallets.length,
    ),
  /** The list that was changed; without it, any list is replaced. */
  version: yup.number().integer().min(0),
});

export const walletChallengeSchema = yup.object({
  chain: walletFields.chain,
  address: walletFields.address,
});

export const walletProofSchema = yup.object({
  message: yup.string().max(2_000).required(),
  /** A contract's may be empty or long. */
  signature: yup
    .string()
    .matches(/^0x([0-9a-fA-F]{2}){0,4096}$/, 'must be a signature in hex')
    .required(),
});
