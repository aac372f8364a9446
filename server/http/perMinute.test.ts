import { signUp, verifyEmail } from '@/contracts/accounts/accountEndpoints';
import { reserveCalls } from '@/contracts/accounts/internalEndpoints';
import type { ApiProblem } from './ApiProblem';

jest.mock('@/server/backend/httpRequest', () =>
  jest.requireActual<object>('@/testing/httpRequestByFetch'),
);

const NOON = Date.parse('2026-11-22T12:00:00Z');
type PerMinute = typeof import('./perMinute');

const fetchBefore = globalThis.fetch;
let counts: Map<string, number>;

/** The backend's count. */
const backend: typeof fetch = async (url, init) => {
  expect(String(url)).toContain(reserveCalls.path);
  const { limit, calls, minute } = JSON.parse(String(init?.body)) as Record<string, never>;
  const key = `${limit} ${new Headers(init?.headers).get('x-address-key')} ${minute}`;
  counts.set(key, (counts.get(key) ?? 0) + Number(calls));
  return Response.json({ count: counts.get(key) });
};

beforeEach(() => {
  counts = new Map();
  globalThis.fetch = backend;
});
afterEach(() => {
  globalThis.fetch = fetchBefore;
});

/** Each web process has modules of its own. */
async function startProcess(): Promise<PerMinute> {
  jest.resetModules();
  return import('./perMinute');
}

async function refusalOf(process: PerMinute, caller: string, now: number): Promise<ApiProblem> {
  for (let calls = 0; calls < signUp.perMinute; calls += 1)
    await process.assertPerMinute(signUp, caller, now);
  return process.assertPerMinute(signUp, caller, now).then(
    () => {
      throw new Error('expected a refusal');
    },
    (error: ApiProblem) => error,
  );
}

describe('calls a minute', () => {
  it('are as many as the endpoint says, of each caller and for each endpoint', async () => {
    const process = await startProcess();
    expect(await refusalOf(process, 'a', NOON + 15_000)).toMatchObject({
      code: 'rate-limited',
      status: 429,
      retryAfter: 45,
      rateLimit: {
        'ratelimit-policy': `"minute";q=${signUp.perMinute};w=60`,
        ratelimit: '"minute";r=0;t=45',
      },
    });
    await process.assertPerMinute(signUp, 'b', NOON + 15_000);
    await process.assertPerMinute(verifyEmail, 'a', NOON + 15_000);
  });

  it('start over in the next minute', async () => {
    const process = await startProcess();
    expect(await refusalOf(process, 'c', NOON + 59_999)).toMatchObject({ retryAfter: 1 });
    await process.assertPerMinute(signUp, 'c', NOON + 60_000);
  });

  it('are counted together by two web processes', async () => {
    const processes = [await startProcess(), await startProcess()];
    const allowed = await Promise.all(
      Array.from({ length: 4 * signUp.perMinute }, (_, n) =>
        processes[n % 2]!.assertPerMinute(signUp, 'd', NOON).then(
          () => 1,
          () => 0,
        ),
      ),
    );
    expect(allowed.reduce<number>((sum, one) => sum + one, 0)).toBe(signUp.perMinute);
  });
});
