import { servedFlags } from '../../backend/site/flags/readFlagText';
import { TestBrowser } from '../../testing/site/TestBrowser';
import { startTestSite, type TestSite } from '../../testing/site/startTestSite';

const PASSWORD = 'correct horse 7';
const EMAIL = 'mara@example.org';
const ADDRESS = '/api/configuration-files/plumbline/config_v5.json?sdkKey=plumbline';

/** Not bundled, so the bundles of the process share it. */
const configCat = jest.requireActual<typeof import('configcat-node')>('configcat-node');

const makeConfig = (forEmail: string) =>
  servedFlags(
    JSON.stringify({
      f: {
        portfolio: { v: false, t: 0, r: [{ o: 0, a: 'Email', t: 0, c: forEmail, v: true }] },
        impersonationTool: { v: false, t: 0 },
      },
    }),
  );

let served = makeConfig(EMAIL);
let site: TestSite;
let signedIn: TestBrowser;
let logged: jest.SpyInstance;
beforeAll(async () => {
  process.env.FLAGS_POLL_SECONDS = '1';
  site = await startTestSite(
    async () => {
      const [catchAll, signup, verify, config] = await Promise.all([
        import('../../pages/api/auth/[...nextauth]'),
        import('../../pages/api/auth/signup'),
        import('../../pages/api/auth/verify-email'),
        import('../../pages/api/configuration-files/[sdkKey]/config_v5.json'),
      ]);
      return {
        catchAll,
        routes: {
          '/api/auth/signup': signup,
          '/api/auth/verify-email': verify,
          '/api/configuration-files/plumbline/config_v5.json': config,
        },
      };
    },
    { current: async () => served },
  );
  signedIn = new TestBrowser(site.url);
  await signedIn.post('/api/auth/signup', { email: EMAIL, password: PASSWORD, terms: true });
  await signedIn.post('/api/auth/verify-email', {
    email: EMAIL,
    verificationCode: site.sent.at(-1)!.code,
  });
  expect((await signedIn.signIn(EMAIL, PASSWORD)).status).toBe(200);
});
afterAll(() => site.close());
beforeEach(async () => {
  served = makeConfig(EMAIL);
  site.setBackend(true);
  await (await import('./flagsFor')).closeFlags();
  logged = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => {
  logged.mockRestore();
});

const sessionFlags = async () => ((await signedIn.session()) as { flags?: object }).flags;
const USER = { username: 'u', email: EMAIL };
const OFF = { portfolio: false, impersonationTool: false };
const ON = { portfolio: true, impersonationTool: false };

describe('flags on the server', () => {
  it('come with the answer about the session, evaluated for its user', async () => {
    expect(await sessionFlags()).toEqual(ON);
    expect(await new TestBrowser(site.url).session()).toEqual({});
  });

  it('come from one client, however many bundles of the process ask', async () => {
    for (const username of ['u', 'v'])
      await jest.isolateModulesAsync(async () => {
        jest.doMock('configcat-node', () => configCat);
        const { flagsFor } = await import('./flagsFor');
        expect(await flagsFor({ username, email: EMAIL })).toEqual({ username, values: ON });
      });
    expect(logged.mock.calls.map(String).join('')).not.toContain('is already created');
  });

  it('follow the configuration without a restart', async () => {
    expect(await sessionFlags()).toEqual(ON);
    served = makeConfig('nobody@example.org');
    const { flagsFor } = await import('./flagsFor');
    const changed = async (): Promise<object> => {
      const { values } = await flagsFor(USER);
      if (!values.portfolio) return values;
      await new Promise((resolve) => {
        setTimeout(resolve, 50);
      });
      return changed();
    };
    expect(await changed()).toEqual(OFF);
  });

  it('are off if the configuration cannot be loaded: pages wait no longer than the bound, and the log says why', async () => {
    site.setBackend(false);
    const { flagsFor } = await import('./flagsFor');
    const before = performance.now();
    expect(await flagsFor(USER)).toEqual({ username: 'u', values: OFF });
    expect(await flagsFor(USER)).toEqual({ username: 'u', values: OFF });
    expect(performance.now() - before).toBeLessThan(8_000);
    const lines = logged.mock.calls.map(([line]) => JSON.parse(String(line)) as object);
    expect(lines.length).toBeLessThanOrEqual(2);
    expect(lines[0]).toEqual(
      expect.objectContaining({
        level: 'warn',
        code: 'FLAGS',
        reason: expect.stringContaining('Request failed') as string,
      }),
    );
    expect(JSON.stringify(lines)).not.toContain(EMAIL);
  }, 15_000);
});

describe('the configuration for browsers', () => {
  const ask = (init: RequestInit = {}, path = ADDRESS) => fetch(new URL(path, site.url), init);

  it('is the backend’s, unchanged, with its ETag, to be revalidated each time', async () => {
    const answer = await ask();
    expect([answer.status, await answer.text()]).toEqual([200, served.body]);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      etag: served.etag,
      'cache-control': 'public, no-cache',
      'content-type': 'application/json; charset=utf-8',
    });
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('is 304 to a client that has it, and 200 once it has changed', async () => {
    const held = { headers: { 'if-none-match': served.etag } };
    const answer = await ask(held);
    expect([answer.status, await answer.text(), answer.headers.get('etag')]).toEqual([
      304,
      '',
      served.etag,
    ]);
    served = makeConfig('another@example.org');
    expect((await ask(held)).status).toBe(200);
  });

  it.each([
    ['another key', ADDRESS.replace(/=plumbline$/, '=another'), 'GET', 404],
    ['a key that is none', ADDRESS.replace(/=plumbline$/, '=../x'), 'GET', 404],
    ['another method', ADDRESS, 'POST', 405],
  ])('is refused for %s', async (_, path, method, status) => {
    const answer = await ask({ method }, path);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({
      error: { requestId: expect.any(String) as string },
    });
  });

  it('is 503 while the backend is away', async () => {
    site.setBackend(false);
    const answer = await ask();
    expect([
      answer.status,
      answer.headers.get('retry-after'),
      answer.headers.get('cache-control'),
    ]).toEqual([503, '2', 'no-store']);
  });
});
