import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { somebody } from '../../../../testing/user-pool/PoolFixture';
import { SETTINGS } from '../../../../testing/user-pool/startTestPool';
import { SITE_URL, TestSite } from '../../../../testing/user-pool/TestSite';
import { openTestStore } from '../../../../testing/store';
import { poolRequests } from '../../../db/schema';
import type { Store } from '../../../db/store';
import { registerChooserRoutes } from '../../stand-ins/google/routes';
import type { Pool } from '../pool';
import { identifyCallers } from '../../../http/caller';
import { registerIdentityRoutes } from '../routes';
import { loadSecrets } from '../secrets';
import { prunePool } from '../prunePool';

const domain = { siteUrl: SITE_URL, hasChooser: true };
let now = new Date('2026-11-22T12:00:00Z');
let store: Store;
let backends: FastifyInstance[];
let front: Server;
let issuer: string;

async function startBackend(): Promise<FastifyInstance> {
  const pool: Pool = {
    ...SETTINGS,
    issuer,
    domain,
    db: store.db,
    now: () => now,
    secrets: await loadSecrets(store, now),
    sendCode: async () => undefined,
  };
  const app = fastify();
  identifyCallers(app, []);
  registerIdentityRoutes(app, pool);
  registerChooserRoutes(app, pool, domain);
  await app.ready();
  return app;
}

/** As a balancer in front of both: each call goes to the other backend than the one before. */
beforeAll(async () => {
  store = await openTestStore();
  let calls = 0;
  front = createServer((request, response) =>
    backends[(calls += 1) % 2]!.routing(request, response),
  );
  await new Promise<void>((resolve) => {
    front.listen(0, '127.0.0.1', resolve);
  });
  issuer = `http://127.0.0.1:${(front.address() as AddressInfo).port}/cognito-idp/${SETTINGS.poolId}`;
  backends = [await startBackend(), await startBackend()];
});
afterAll(async () => {
  front.closeAllConnections();
  front.close();
  for (const app of backends) await app.close();
  await store.close();
});

describe('two backends on one store', () => {
  it('go on with a sign-in that the other began', async () => {
    const tokens = await new TestSite(issuer).signIn(somebody(), {}, 'Ann Example');
    const [, payload = ''] = tokens.id_token.split('.');
    expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({
      name: 'Ann Example',
    });
  });

  it('take a code once, of many that try at once', async () => {
    const site = new TestSite(issuer);
    const code = await site.codeFor(somebody());
    const answers = await Promise.all(Array.from({ length: 8 }, () => site.redeem(code)));
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    expect((await site.redeem(code)).status).toBe(400);
  });

  it('store no code that could be redeemed, and delete what is over', async () => {
    const code = await new TestSite(issuer).codeFor(somebody());
    const rows = await store.db.select().from(poolRequests);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(code);
    now = new Date(now.getTime() + 3_600_000);
    await prunePool(store.db, now);
    expect(await store.db.select().from(poolRequests)).toEqual([]);
  });
});
