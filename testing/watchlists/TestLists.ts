import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import type { ErrorBody } from '../../contracts/errors';
import { endpointPath, type Endpoint, type EndpointOutput } from '../../contracts/endpoint';
import { ONCE_HEADER } from '../../contracts/http/onceHeader';
import * as endpoints from '../../contracts/watchlists/watchlistEndpoints';
import type { Watchlist } from '../../contracts/watchlists/watchlists';
import { openTestStore } from '../store';
import { asWebTier, CREDENTIAL } from '../webTier';
import { createApp } from '../../backend/createApp';
import { projectScores, ratings } from '../../backend/db/schema';
import type { Store } from '../../backend/db/store';
import { emptyTables } from '../../backend/db/testing/emptyTables';
import { invalidateCaches } from '../../backend/catalog/search';
import {
  clear,
  insertProjects,
  type TestProject,
} from '../../backend/catalog/search/testing/insertProjects';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
/** A list that nobody has. */
export const NO_LIST = '00000000-0000-4000-8000-000000000000';

interface Sent {
  account?: string;
  /** Staff acting as the account. */
  actor?: string;
  params?: Record<string, string>;
  query?: string;
  body?: object;
  /** Hex digit of which an Idempotency-Key's hash is made. */
  key?: string;
}

interface Rated {
  score: number;
  letter?: string;
  method?: string;
  at: Date;
}

/** Calls the backend for accounts, like the web tier, with a clock per test file. */
export class TestLists {
  now = new Date('2026-11-21T12:00:00Z');
  store!: Store;
  app!: FastifyInstance;
  private calls = 0;

  async open(): Promise<void> {
    this.store = await openTestStore();
    this.app = await createApp({
      store: this.store,
      now: () => this.now,
      logger: pino({ level: 'silent' }),
      credentials: [CREDENTIAL],
    });
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.store.close();
  }

  async clear(...projects: TestProject[]): Promise<void> {
    await clear(this.store.db);
    await emptyTables(this.store.db, 'watchlists, once_answers, project_aliases');
    if (projects.length > 0) await insertProjects(this.store.db, projects);
    invalidateCaches();
  }

  pass(ms: number): void {
    this.now = new Date(this.now.getTime() + ms);
  }

  send(endpoint: Endpoint, { account = 'ann', actor, params, query = '', body, key }: Sent = {}) {
    this.calls += 1;
    return this.app.inject({
      method: endpoint.method,
      url: `${endpointPath(endpoint, params)}${query}`,
      ...(endpoint.method === 'POST' && { payload: body ?? {} }),
      headers: asWebTier({
        // The clock stands still: one address would run out of calls.
        'x-address-key': `a${Math.floor(this.calls / 10)}`,
        ...(account && { 'x-account': account, 'x-session': 'a'.repeat(64) }),
        ...(actor && { 'x-actor': actor }),
        ...(key && {
          [ONCE_HEADER]: `${key.repeat(40)}.${JSON.stringify(body).length.toString(16).padStart(40, '0')}`,
        }),
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

  list = async (account = 'ann'): Promise<Watchlist[]> =>
    (await this.call(endpoints.listWatchlists, { account })).watchlists;

  create = (name: string, projects: string[] = [], account = 'ann'): Promise<Watchlist> =>
    this.call(endpoints.createWatchlist, { account, body: { name, projects } });

  update = (list: Pick<Watchlist, 'id' | 'version'>, change: object): Promise<Watchlist> =>
    this.call(endpoints.updateWatchlist, {
      body: { id: list.id, version: list.version, ...change },
    });

  read = (id: string, sent: Sent = {}) =>
    this.call(endpoints.readWatchlist, { ...sent, params: { id } });

  press = (project: string, watched: boolean, id?: string) =>
    this.call(endpoints.watchProject, { body: { id, project, watched } });

  /** The project's newest rating. */
  async rate(
    projectId: string,
    { score, letter = 'BB', method = '2.0', at }: Rated,
  ): Promise<void> {
    const [row] = await this.store.db
      .insert(ratings)
      .values({
        projectId,
        methodVersion: method,
        ratedAt: at.toISOString(),
        factsHash: 'h',
        score,
        possible: 95,
        letter,
        known: 0.8,
        status: 'active',
        state: 'rated',
        explanation: {},
        facts: {},
      })
      .returning({ id: ratings.id });
    const now = { ratingId: row!.id, score, possible: 95, letter, state: 'rated' as const };
    await this.store.db
      .insert(projectScores)
      .values({ projectId, ...now })
      .onConflictDoUpdate({ target: projectScores.projectId, set: now });
  }
}
