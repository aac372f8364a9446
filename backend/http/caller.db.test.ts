import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import * as yup from 'yup';
import * as users from '../../contracts/accounts/accountEndpoints';
import { defineEndpoint, type Endpoint } from '../../contracts/endpoint';
import { methodology, vote } from '../../contracts/endpoints';
import { signedIn } from '../../contracts/http/guards';
import * as internal from '../../contracts/accounts/internalEndpoints';
import * as attempts from '../../contracts/accounts/attemptEndpoints';
import * as signUps from '../../contracts/accounts/signUpEndpoints';
import { RENDERING } from '../../contracts/limits';
import { openTestStore } from '../../testing/store';
import { createApp } from '../createApp';
import { auditLog, projects, sessions } from '../db/schema';
import type { Store } from '../db/store';
import { userRoute, type Caller } from './route';

const NOW = new Date('2026-11-21T12:00:00Z');
const AT = '2026-11-21T11:00:00.000Z';
const [CURRENT, NEXT] = ['a'.repeat(32), 'b'.repeat(32)];
const bearer = (credential: string) => ({ authorization: `Bearer ${credential}` });

let store: Store;
let app: FastifyInstance;
const open = (credentials?: string[]) =>
  createApp({ store, now: () => NOW, logger: pino({ level: 'silent' }), credentials });
beforeAll(async () => {
  store = await openTestStore();
  await store.db
    .insert(projects)
    .values({ id: 'aave', name: 'Aave', category: 'lending', origin: 'projects' });
});
beforeEach(async () => {
  app = await open([NEXT, CURRENT]);
});
afterEach(() => app.close());
afterAll(() => store.close());

const send = (
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  headers: Record<string, string> = {},
  payload: object = {},
  on = app,
) => on.inject({ method, url: path, headers, ...(method === 'POST' && { payload }) });

describe('an internal address', () => {
  const endpoints = (Object.values({ ...internal, ...attempts, ...signUps }) as unknown[]).filter(
    (value): value is Endpoint => typeof value === 'object' && value !== null && 'path' in value,
  );

  it.each(endpoints.filter(({ id }) => id !== 'readOutbox').map((one) => [one.path, one] as const))(
    '%s looks at nothing that comes without the credential',
    async (_, endpoint) => {
      for (const headers of [{}, bearer('c'.repeat(32)), { authorization: CURRENT }]) {
        const response = await send(endpoint, { ...headers, 'x-own-page': '1' });
        expect(response.statusCode).toBe(401);
        expect(response.json()).toMatchObject({ error: { code: 'unauthenticated' } });
      }
      expect((await send(endpoint, bearer(CURRENT))).statusCode).toBe(400);
    },
  );

  it('has only such endpoints', () => {
    expect(endpoints.filter(({ path }) => !path.startsWith('/internal/'))).toEqual([]);
  });

  it('is the same one in any spelling', async () => {
    const path = '/%69nternal/sessions/%63heck';
    expect((await send({ method: 'POST', path })).statusCode).toBe(401);
  });

  it('takes both credentials during a rotation', async () => {
    expect((await send(internal.checkSession, bearer(NEXT))).statusCode).toBe(400);
    expect((await send(internal.checkSession, bearer(CURRENT))).statusCode).toBe(400);
  });

  it('is closed to everyone without a configured credential', async () => {
    const closed = await open();
    expect((await send(internal.checkSession, bearer(''), {}, closed)).statusCode).toBe(401);
    await closed.close();
  });
});

describe('a caller without the credential', () => {
  const CLAIMS = { 'x-visitor-key': 'v1', 'x-own-page': '1', 'x-account': 'ann', 'x-session': 's' };

  it('is nobody, whatever the headers say', async () => {
    const body = { id: 'aave', vote: true };
    expect((await send(vote, CLAIMS, body)).statusCode).toBe(403);
    expect((await send(vote, { ...CLAIMS, ...bearer(CURRENT) }, body)).statusCode).toBe(200);
    expect((await send(users.listSessions, CLAIMS)).statusCode).toBe(401);
  });

  it('is counted by the address it comes from', async () => {
    const left = async (key: string) => {
      const { headers } = await send(methodology, { 'x-address-key': key });
      return Number(/r=(\d+)/.exec(String(headers.ratelimit))![1]);
    };
    const first = await left('one');
    expect(await left('another')).toBe(first - 1);
    expect(await left(RENDERING)).toBe(first - 2);
  });
});

describe('the networks of a caller', () => {
  const keysOf = async (headers: Record<string, string>) => {
    const response = await app.inject({ url: '/networks', headers });
    return response.json<Caller['networkKeys']>();
  };
  beforeEach(() => {
    app.get('/networks', async (request) => request.caller.networkKeys);
  });
  const given = { 'x-address-key': 'a', 'x-network-keys': 'v6-64=a,v6-56=b,v6-48=c' };

  it('are what the web tier says, narrow to wide', async () => {
    expect(await keysOf({ ...bearer(CURRENT), ...given })).toEqual([
      { width: 'v6-64', key: 'a' },
      { width: 'v6-56', key: 'b' },
      { width: 'v6-48', key: 'c' },
    ]);
  });

  it('are the address alone where it says nothing, or where a stranger does', async () => {
    const { 'x-address-key': _, ...wider } = given;
    expect(await keysOf({ ...bearer(CURRENT), 'x-address-key': 'a' })).toEqual([
      { width: 'address', key: 'a' },
    ]);
    expect(await keysOf(wider)).toEqual([{ width: 'address', key: '127.0.0.1' }]);
  });
});

describe("a user's endpoint", () => {
  const hash = (digit: string) => digit.repeat(64);
  const ann = { ...bearer(CURRENT), 'x-account': 'ann', 'x-session': hash('1') };
  const session = (account: string, sidHash: string) => ({
    account,
    sidHash,
    emailHash: 'e',
    agent: 'Firefox',
    createdAt: AT,
    lastSeenAt: AT,
  });
  let before = 0;
  beforeEach(async () => {
    await store.db.delete(sessions);
    before = await store.db.$count(auditLog);
    await store.db
      .insert(sessions)
      .values([session('ann', hash('1')), session('ann', hash('2')), session('bob', hash('3'))]);
  });
  const audit = () => store.db.select().from(auditLog).orderBy(auditLog.id).offset(before);

  it('needs a signed-in user', async () => {
    const response = await send(users.listSessions, bearer(CURRENT));
    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({ error: { code: 'unauthenticated' } });
  });

  it('shows their own', async () => {
    const { items } = (await send(users.listSessions, ann)).json<{
      items: { id: string; current: boolean }[];
    }>();
    expect(items.map(({ id, current }) => [id, current])).toEqual([
      [hash('1'), true],
      [hash('2'), false],
    ]);
  });

  it("changes their own and nobody else's, and the audit log has it", async () => {
    const ofBob = await send(users.endSessions, ann, { id: hash('3') });
    const ofNobody = await send(users.endSessions, ann, { id: hash('9') });
    expect([ofBob.statusCode, ofBob.json()]).toMatchObject([404, { error: { code: 'not-found' } }]);
    expect(ofNobody.statusCode).toBe(404);
    const { error } = ofNobody.json<{ error: { message: string } }>();
    expect(ofBob.json()).toMatchObject({ error: { message: error.message } });
    expect((await send(users.endSessions, ann)).json()).toEqual({ ended: 1 });
    const rows = await store.db.select().from(sessions);
    const isOpen = rows.filter(({ endedAt }) => endedAt === null).map(({ sidHash }) => sidHash);
    expect(isOpen.sort()).toEqual([hash('1'), hash('3')]);
    expect((await audit()).map(({ event, detail, account }) => [event, detail, account])).toEqual([
      ['sessions-ended', '1', 'ann'],
    ]);
    expect((await audit())[0]).toMatchObject({ sidHash: hash('1'), actor: null });
  });

  it.each([users.listSessions, users.endSessions])(
    'is refused to staff acting as them, and the attempt is in the audit log ($id)',
    async (endpoint) => {
      const response = await send(endpoint, { ...ann, 'x-actor': 'staff' });
      expect(response.statusCode).toBe(403);
      expect(response.json()).toMatchObject({ error: { code: 'impersonating' } });
      expect(await audit()).toEqual([
        expect.objectContaining({
          event: 'impersonation-write',
          outcome: 'failure',
          account: 'ann',
          actor: 'staff',
          sidHash: hash('1'),
          detail: endpoint.id,
        }),
      ]);
    },
  );

  it('that staff may use while acting has its writes logged, with both names, before they happen', async () => {
    const rename = defineEndpoint({
      id: 'rename',
      method: 'POST',
      path: '/api/user/name',
      summary: 'Gives the user another name.',
      guards: [signedIn],
      body: yup.object({ name: yup.string().required() }),
      output: yup.object({}),
    });
    const before: unknown[] = [];
    userRoute(app, rename, async () => {
      before.push(...(await audit()));
      return {};
    });
    const asStaff = { ...ann, 'x-actor': 'staff' };
    expect((await send(rename, asStaff)).statusCode).toBe(400);
    expect(await audit()).toEqual([]);
    expect((await send(rename, ann, { name: 'Ann' })).statusCode).toBe(200);
    expect(await audit()).toEqual([]);
    expect((await send(rename, asStaff, { name: 'Ann' })).statusCode).toBe(200);
    expect(before).toEqual([
      expect.objectContaining({ event: 'impersonation-write', account: 'ann', actor: 'staff' }),
    ]);
  });

  it('cannot be mounted without its guard', () => {
    expect(() => userRoute(app, vote, async () => ({}) as never)).toThrow(/vote lets in callers/);
  });
});
