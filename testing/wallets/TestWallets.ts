import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import type { Endpoint, EndpointOutput } from '../../contracts/endpoint';
import type { ErrorBody } from '../../contracts/errors';
import {
  challengeWallet,
  listWallets,
  updateWallets,
} from '../../contracts/portfolio/walletEndpoints';
import type { WalletList } from '../../contracts/portfolio/wallets';
import { createApp } from '../../backend/createApp';
import type { Store } from '../../backend/db/store';
import { emptyTables } from '../../backend/db/testing/emptyTables';
import { createPriceSource } from '../../backend/prices';
import { createChainReaders } from '../../backend/rpc';
import { clear } from '../../backend/catalog/search/testing/insertProjects';
import { invalidateCaches } from '../../backend/catalog/search';
import { openTestStore } from '../store';
import { asWebTier, CREDENTIAL } from '../webTier';

export const SITE = 'https://plumbline.example';
export const MINUTE = 60_000;

interface Sent {
  account?: string;
  session?: string;
  actor?: string;
  body?: object;
}

/** Calls the backend for accounts, like the web tier, with RPCs and a clock per test file. */
export class TestWallets {
  now = new Date('2026-11-21T12:00:00Z');
  store!: Store;
  app!: FastifyInstance;
  private calls = 0;

  async open(rpcUrls: Record<string, string> = {}, pricesUrl?: string): Promise<void> {
    this.store = await openTestStore();
    this.app = await createApp({
      store: this.store,
      now: () => this.now,
      logger: pino({ level: 'silent' }),
      credentials: [CREDENTIAL],
      siteUrl: SITE,
      chainReaders: createChainReaders(
        new Map(Object.entries(rpcUrls).map(([chain, url]) => [chain, [url]])),
      ),
      priceSource: pricesUrl ? createPriceSource(pricesUrl, () => this.now) : undefined,
    });
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.store.close();
  }

  async clear(): Promise<void> {
    await clear(this.store.db);
    await emptyTables(this.store.db, 'wallets, wallet_lists, wallet_challenges');
    invalidateCaches();
  }

  pass(ms: number): void {
    this.now = new Date(this.now.getTime() + ms);
  }

  send(endpoint: Endpoint, { account = 'ann', session = 'a', actor, body }: Sent = {}) {
    this.calls += 1;
    return this.app.inject({
      method: endpoint.method,
      url: endpoint.path,
      ...(endpoint.method === 'POST' && { payload: body ?? {} }),
      headers: asWebTier({
        // The clock stands still: one address would run out of calls.
        'x-address-key': `a${Math.floor(this.calls / 10)}`,
        ...(account && { 'x-account': account, 'x-session': session.repeat(64) }),
        ...(actor && { 'x-actor': actor }),
      }),
    });
  }

  /** Requires success and validates the answer against its contract. */
  async call<E extends Endpoint>(endpoint: E, sent?: Sent): Promise<EndpointOutput<E>> {
    const response = await this.send(endpoint, sent);
    if (response.statusCode !== 200)
      throw new Error(`${endpoint.id}: ${response.statusCode} ${response.body}`);
    return endpoint.output.validateSync(response.json(), { strict: true }) as EndpointOutput<E>;
  }

  /** Status, code and message of a refused call. */
  async refuse(endpoint: Endpoint, sent?: Sent) {
    const response = await this.send(endpoint, sent);
    const { error } = response.json<ErrorBody>();
    return { status: response.statusCode, ...error };
  }

  list = (account = 'ann'): Promise<WalletList> => this.call(listWallets, { account });

  save = (
    wallets: readonly { address: string; chain?: string; label?: string }[],
    { version, ...sent }: Sent & { version?: number } = {},
  ): Promise<WalletList> =>
    this.call(updateWallets, {
      ...sent,
      body: { wallets: wallets.map((wallet) => ({ chain: 'eip155:1', ...wallet })), version },
    });

  challenge = async (address: string, sent: Sent & { chain?: string } = {}): Promise<string> => {
    const { chain = 'eip155:1', ...rest } = sent;
    return (await this.call(challengeWallet, { ...rest, body: { chain, address } })).message;
  };
}
