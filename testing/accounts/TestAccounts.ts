/** Calls the internal endpoints like the web tier, with a clock per test file. */
import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import type { SessionLimits } from '../../backend/users/accounts/sessionLimits';
import { readConfig } from '../../backend/config';
import { createApp } from '../../backend/createApp';
import { poolUsers, sessions } from '../../backend/db/schema';
import type { Store } from '../../backend/db/store';
import { openPool } from '../../backend/users/identity';
import { listSessions } from '../../contracts/accounts/accountEndpoints';
import type { Endpoint, EndpointOutput } from '../../contracts/endpoint';
import * as attempts from '../../contracts/accounts/attemptEndpoints';
import * as endpoints from '../../contracts/accounts/internalEndpoints';
import type { AttemptAction } from '../../contracts/accounts/attemptEndpoints';
import { openTestStore } from '../store';
import { asWebTier, CREDENTIAL } from '../webTier';

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

let made = 0;
/** A unique stand-in for the keyed hash of an address or e-mail. */
export const someHash = (): string => (made += 1).toString(16).padStart(40, '0');
export const somebody = (): string => `account-${(made += 1)}`;
/** How a session id is stored. */
export const hashSid = (sid: string): string => createHash('sha256').update(sid).digest('hex');
export const userHeaders = (account: string, sid: string): Record<string, string> => ({
  'x-account': account,
  'x-session': hashSid(sid),
});
/** The answer for a session that has ended. */
export const INACTIVE = {
  active: false,
  sealedTokens: null,
  version: 0,
  endsAt: null,
  acting: null,
  superseded: false,
};
/** A well-formed session id that no one has. */
export const NO_SID = 'x'.repeat(43);

export class TestAccounts {
  now = new Date('2026-11-21T12:00:00Z');
  store!: Store;
  app!: FastifyInstance;

  constructor(private readonly sessionLimits?: SessionLimits) {}

  async open(): Promise<void> {
    this.store = await openTestStore();
    const now = () => this.now;
    this.app = await createApp({
      store: this.store,
      now,
      pool: await openPool(this.store, readConfig({}).userPool!, now),
      logger: pino({ level: 'silent' }),
      sessionLimits: this.sessionLimits,
      credentials: [CREDENTIAL],
    });
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.store.close();
  }

  pass(ms: number): void {
    this.now = new Date(this.now.getTime() + ms);
  }

  send(
    endpoint: Endpoint,
    payload: object,
    addressKey = 'a'.repeat(40),
    user: Record<string, string> = {},
  ) {
    return this.app.inject({
      method: endpoint.method,
      url: endpoint.path,
      ...(endpoint.method === 'POST' && { payload }),
      headers: asWebTier({ 'x-address-key': addressKey, 'x-request-id': 'request-1', ...user }),
    });
  }

  /** Requires success and validates the answer against its contract. */
  async call<E extends Endpoint>(
    endpoint: E,
    payload: object,
    addressKey?: string,
    user?: Record<string, string>,
  ): Promise<EndpointOutput<E>> {
    const response = await this.send(endpoint, payload, addressKey, user);
    if (response.statusCode !== 200)
      throw new Error(`${endpoint.id}: ${response.statusCode} ${response.body}`);
    return endpoint.output.validateSync(response.json(), { strict: true }) as EndpointOutput<E>;
  }

  take = (action: AttemptAction, emailHash: string | undefined, addressKey: string) =>
    this.call(attempts.takeAttempt, { action, emailHash }, addressKey);

  findSession = async (sid: string) =>
    (
      await this.store.db
        .select()
        .from(sessions)
        .where(eq(sessions.sidHash, hashSid(sid)))
    )[0]!;

  keepTokens = (sid: string, version: number, sealedTokens: string) =>
    this.call(endpoints.storeTokens, { sid, version, sealedTokens });

  list = async (account: string, sid: string) =>
    (await this.call(listSessions, {}, undefined, userHeaders(account, sid))).items;

  async signIn(
    account = somebody(),
    emailHash = someHash(),
    agent = 'Firefox, Linux',
  ): Promise<string> {
    return (
      await this.call(endpoints.openSession, {
        account,
        emailHash,
        sealedEmail: `sealed address of ${account}`,
        sealedTokens: 'sealed',
        agent,
      })
    ).sid;
  }

  /** In the embedded pool, confirmed. */
  async enroll(account = somebody(), email = `${account}@example.com`): Promise<string> {
    const at = this.now.toISOString();
    await this.store.db.insert(poolUsers).values({
      sub: account,
      email,
      emailKey: email,
      emailVerified: true,
      status: 'CONFIRMED',
      passwordHash: null,
      createdAt: at,
      updatedAt: at,
    });
    return account;
  }

  check = (sid: string) => this.call(endpoints.checkSession, { sid });
  isActive = async (sid: string): Promise<boolean> => (await this.check(sid)).active;
  end = (sid: string) => this.call(endpoints.endSession, { sid, reason: 'sign-out' });
}
