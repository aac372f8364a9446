/** Sign-In with Ethereum (EIP-4361), only as a proof that a wallet is the account's. */
import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { getAddress, hashMessage, verifyMessage, type Hex } from 'viem';
import { createSiweMessage, parseSiweMessage } from 'viem/siwe';
import { chainName } from '../../../contracts/chain/chains';
import { CHALLENGE_MINUTES } from '../../../contracts/limits';
import { isoAfter, MINUTE_MS } from '../../../contracts/time';
import { PORTFOLIO_PAGE } from '../../../contracts/portfolio/walletPaths';
import { WALLET_MESSAGES, type ProofKind } from '../../../contracts/portfolio/wallets';
import { walletChallenges, wallets } from '../../db/schema';
import type { Database } from '../../db/store';
import { notFound, Problem } from '../../http/problem';
import { RpcFailure, type ChainReaders } from '../../rpc';

/** Who proves, and to which site. */
export interface Prover {
  account: string;
  /** Hash of the session id. */
  session: string;
  siteUrl: string;
}
interface Named {
  chain: string;
  address: string;
}

const hashNonce = (nonce: string): string => createHash('sha256').update(nonce).digest('hex');
const numberOf = (chain: string): number => Number(chain.slice(chain.indexOf(':') + 1));

const STATEMENT =
  'Prove that this wallet is yours. This sends nothing, approves nothing and costs nothing.';

interface Challenge extends Named {
  createdAt: string;
  expiresAt: string;
}

/** The same for the same challenge, so that the one that comes back can be compared. */
const write = (nonce: string, siteUrl: string, challenge: Challenge): string =>
  createSiweMessage({
    version: '1',
    domain: new URL(siteUrl).host,
    uri: new URL(PORTFOLIO_PAGE, siteUrl).href,
    address: getAddress(challenge.address),
    chainId: numberOf(challenge.chain),
    nonce,
    statement: STATEMENT,
    issuedAt: new Date(challenge.createdAt),
    expirationTime: new Date(challenge.expiresAt),
  });

const isListed = (account: string, { chain, address }: Named) =>
  and(
    eq(wallets.account, account),
    eq(wallets.chain, chain),
    eq(wallets.address, address.toLowerCase()),
    isNull(wallets.removedAt),
  );

/** @throws Problem `not-found` for a wallet that is not in the account's list */
export async function challengeWallet(
  db: Database,
  { account, session, siteUrl }: Prover,
  { chain, address }: Named,
  now: Date,
): Promise<{ message: string; expiresAt: string }> {
  const [listed] = await db.select().from(wallets).where(isListed(account, { chain, address }));
  if (!listed) throw notFound('This wallet');
  const nonce = randomBytes(16).toString('hex');
  const challenge = {
    chain,
    address: address.toLowerCase(),
    createdAt: now.toISOString(),
    expiresAt: isoAfter(now, CHALLENGE_MINUTES * MINUTE_MS),
  };
  await db
    .insert(walletChallenges)
    .values({ nonceHash: hashNonce(nonce), account, session, ...challenge });
  return { message: write(nonce, siteUrl, challenge), expiresAt: challenge.expiresAt };
}

/** Takes the challenge, so that it works once, whatever comes of it. */
async function takeChallenge(
  db: Database,
  { account, session, siteUrl }: Prover,
  message: string,
  now: Date,
): Promise<Named> {
  const { nonce = '' } = parseSiweMessage(message);
  const [taken] = await db
    .update(walletChallenges)
    .set({ usedAt: now.toISOString() })
    .where(
      and(
        eq(walletChallenges.nonceHash, hashNonce(nonce)),
        eq(walletChallenges.account, account),
        eq(walletChallenges.session, session),
        isNull(walletChallenges.usedAt),
        gt(walletChallenges.expiresAt, now.toISOString()),
      ),
    )
    .returning();
  // Any other domain, chain, address or time is another message.
  if (!taken || write(nonce, siteUrl, taken) !== message)
    throw new Problem('invalid-input', WALLET_MESSAGES.expired);
  return taken;
}

const signedByKey = async (address: string, message: string, signature: Hex): Promise<boolean> =>
  // Throws for what is no signature of a key.
  verifyMessage({ address: getAddress(address), message, signature }).catch(() => false);

async function signedByContract(
  readers: ChainReaders,
  { chain, address }: Named,
  message: string,
  signature: Hex,
): Promise<boolean> {
  const reader = readers.get(chain);
  if (!reader)
    throw new Problem(
      'invalid-input',
      `The signature is not of this wallet's key. Contract wallets on ${chainName(chain)} cannot be checked here: the operator has to add ${numberOf(chain)} to RPC_URLS.`,
    );
  try {
    return await reader.isSignedByContract(address, hashMessage(message), signature);
  } catch (error) {
    if (!(error instanceof RpcFailure)) throw error;
    throw new Problem('unavailable', `${chainName(chain)} did not answer. Please try again.`);
  }
}

/** @throws Problem `invalid-input` for a used challenge or a wrong signature */
export async function proveWallet(
  db: Database,
  prover: Prover,
  { message, signature }: { message: string; signature: string },
  { readers, now }: { readers: ChainReaders; now: Date },
): Promise<void> {
  const wallet = await takeChallenge(db, prover, message, now);
  const given = signature as Hex;
  const kind: ProofKind | undefined = (await signedByKey(wallet.address, message, given))
    ? 'key'
    : (await signedByContract(readers, wallet, message, given))
      ? 'contract'
      : undefined;
  if (!kind) throw new Problem('invalid-input', WALLET_MESSAGES.signature);
  const proved = await db
    .update(wallets)
    .set({ provedAt: now.toISOString(), proofKind: kind })
    .where(isListed(prover.account, wallet))
    .returning({ address: wallets.address });
  if (proved.length === 0) throw notFound('This wallet');
}
