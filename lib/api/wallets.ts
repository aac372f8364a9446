import type { EndpointOutput } from '@/contracts/endpoint';
import type { ErrorBody } from '@/contracts/errors';
import type { Portfolio } from '@/contracts/portfolio/portfolio';
import type { challengeWallet as challenge } from '@/contracts/portfolio/walletEndpoints';
import {
  CHALLENGE_WALLET_PATH,
  PORTFOLIO_PATH,
  PROVE_WALLET_PATH,
  UPDATE_WALLETS_PATH,
  WALLETS_PATH,
} from '@/contracts/portfolio/walletPaths';
import type { Wallet, WalletForm, WalletList } from '@/contracts/portfolio/wallets';
import { RequestError } from '@/lib/errors/RequestError';
import { request } from './client';

/** A contract wallet is asked by the server at its chain. */
const PROOF_DEADLINE_MS = 20_000;

/** Calls of specification §7 and ours beside them. All throw RequestError. */
const post = <T>(path: string, body: object, deadline?: number) =>
  request<T>(path, { method: 'POST', body, ...(deadline !== undefined && { deadline }) });

export const readWallets = () => request<WalletList>(WALLETS_PATH);
export const readPortfolio = () => request<Portfolio>(PORTFOLIO_PATH);

/** @throws RequestError 409 with the newer list, see newerWallets */
export const updateWallets = (wallets: readonly WalletForm[], version: number) =>
  post<WalletList>(UPDATE_WALLETS_PATH, {
    wallets: wallets.map(({ chain, address, label }) => ({ chain, address, label })),
    version,
  });
export const challengeWallet = ({ chain, address }: Pick<Wallet, 'chain' | 'address'>) =>
  post<EndpointOutput<typeof challenge>>(CHALLENGE_WALLET_PATH, { chain, address });
export const proveWallet = (message: string, signature: string) =>
  post<WalletList>(PROVE_WALLET_PATH, { message, signature }, PROOF_DEADLINE_MS);

/** The list as it is now, from a refused update. */
export function newerWallets(error: unknown): WalletList | undefined {
  if (!(error instanceof RequestError) || error.status !== 409) return undefined;
  try {
    const { code, newer } = (JSON.parse(error.body) as ErrorBody).error;
    return code === 'conflict' ? (newer as WalletList) : undefined;
  } catch {
    return undefined;
  }
}
