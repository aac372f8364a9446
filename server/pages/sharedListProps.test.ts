import type { GetServerSidePropsContext } from 'next';
import { stubFetch, type Answer } from '../../testing/fetchStub';
import { sharedListProps } from './sharedListProps';

jest.mock('@/server/backend/httpRequest', () =>
  jest.requireActual<object>('@/testing/httpRequestByFetch'),
);

const KEY = 'AAAAAAAAAAAAAAAAAAAAAA';
const LIST = { name: 'Core', updatedAt: '2026-11-25T10:00:00.000Z', rows: [] };

let stub: ReturnType<typeof stubFetch>;
afterEach(() => stub.restore());

async function ask(key: string, answer: Answer) {
  stub = stubFetch(({ url }) =>
    new URL(url).pathname.startsWith('/api/shared-watchlist/')
      ? answer
      : { body: { announcement: null } },
  );
  const headers: Record<string, string> = {};
  const res = {
    statusCode: 200,
    setHeader: (name: string, value: string) => {
      headers[name] = value;
    },
  };
  const result = await sharedListProps({
    req: { headers: {}, socket: { remoteAddress: '192.0.2.1' } },
    res,
    params: { key },
  } as unknown as GetServerSidePropsContext);
  return { result, headers, status: res.statusCode };
}
const problem = (code: string) => ({ error: { code, message: 'x' } });

describe('the props of a shared list', () => {
  it('are the list, kept by no cache, search engine or other site', async () => {
    const { result, headers } = await ask(KEY, { body: LIST });
    expect(result).toMatchObject({ props: { list: LIST } });
    expect(headers).toEqual({
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
    });
  });

  it.each([
    ['revoked', 404, 'not-found'],
    ['none', 400, 'invalid-input'],
  ])('are missing for a key that is %s', async (_, status, code) => {
    expect((await ask(KEY, { status, body: problem(code) })).result).toEqual({ notFound: true });
  });

  it('say so to a network that asks too often', async () => {
    const { result, headers, status } = await ask(KEY, {
      status: 429,
      body: problem('rate-limited'),
      headers: { 'retry-after': '60' },
    });
    expect([status, headers['Retry-After']]).toEqual([429, '60']);
    expect(result).toMatchObject({ props: { list: null } });
  });

  it('fail when the backend does', async () => {
    await expect(ask(KEY, { status: 500, body: problem('unknown') })).rejects.toThrow();
  });
});
