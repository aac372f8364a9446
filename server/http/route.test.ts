import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { apiResolver } from 'next/dist/server/api-utils/node/api-resolver';
import { getProject, getRating, searchProject, vote, voteByGet } from '@/contracts/endpoints';
import type { Endpoint } from '@/contracts/endpoint';
import { createError } from '@/lib/errors/RequestError';
import { answers, makeRoute } from './route';
import { reportServerError } from '../sentry';

jest.mock('./perMinute', () => ({
  assertPerMinute: async () => ({ within: true, remaining: 1, endsAt: new Date() }),
}));
jest.mock('../sentry', () => ({ reportServerError: jest.fn() }));
jest.mock('../log', () => ({ logLine: jest.fn() }));
const report = jest.mocked(reportServerError);

let site: Server;
let route: { endpoints: readonly Endpoint[]; params: Record<string, string>; thrown: unknown };

beforeAll(async () => {
  site = createServer((request, response) => {
    const { endpoints, params, thrown } = route;
    const handler = makeRoute(
      ...endpoints.map((endpoint) => answers(endpoint, () => Promise.reject(thrown as Error))),
    );
    const query = {
      ...Object.fromEntries(new URL(request.url ?? '/', 'http://site').searchParams),
      ...params,
    };
    void apiResolver(
      request,
      response,
      query,
      { default: handler, config: { api: { bodyParser: false } } } as never,
      { previewModeId: '', previewModeEncryptionKey: '', previewModeSigningKey: '' } as never,
      false,
    );
  });
  await new Promise<void>((resolve) => {
    site.listen(0, '127.0.0.1', resolve);
  });
});
afterAll(() => {
  site.closeAllConnections();
  site.close();
});
beforeEach(() => report.mockClear());

function ask(
  path: string,
  endpoints: readonly Endpoint[],
  thrown: unknown,
  params: Record<string, string> = {},
  init: RequestInit = {},
): Promise<Response> {
  route = { endpoints, params, thrown };
  return fetch(`http://127.0.0.1:${(site.address() as AddressInfo).port}${path}`, {
    redirect: 'manual',
    ...init,
  });
}
const moved = (to: string) =>
  createError(
    'http://backend/x',
    308,
    JSON.stringify({ error: { code: 'moved', message: 'Moved.', movedTo: to } }),
  );

describe('a project that has moved', () => {
  it.each([
    ['aave', '/api/projects/aave', getProject, '/api/projects/new-name'],
    ['api', '/api/projects/api', getProject, '/api/projects/new-name'],
    ['pro', '/api/projects/pro/rating', getRating, '/api/projects/new-name/rating'],
    [
      'at',
      '/api/projects/at/rating?at=2026-01-01',
      getRating,
      '/api/projects/new-name/rating?at=2026-01-01',
    ],
    [
      'eip155:1:0xA1',
      '/api/projects/eip155:1:0xA1/rating',
      getRating,
      '/api/projects/new-name/rating',
    ],
  ])('%s is found at its own place of the address', async (id, path, endpoint, location) => {
    const answer = await ask(path, [endpoint], moved('new-name'), { id });
    expect([answer.status, answer.headers.get('location')]).toEqual([308, location]);
  });

  it('is found by its name in the query', async () => {
    const answer = await ask('/api/projects/vote?id=pro', [voteByGet], moved('new-name'));
    expect(answer.headers.get('location')).toBe('/api/projects/vote?id=new-name');
  });

  it('is named in the body alone where the call named it there', async () => {
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
    const answer = await ask(
      '/api/projects/vote',
      [vote],
      moved('new-name'),
      {},
      { method: 'POST', headers, body: '{"id":"aave","vote":true}' },
    );
    expect([answer.status, answer.headers.get('location')]).toEqual([308, null]);
    expect(await answer.json()).toMatchObject({ error: { movedTo: 'new-name' } });
  });
});

describe('a backend that answers in another shape', () => {
  it.each([
    [503, 'unavailable', 503],
    [429, 'rate-limited', 429],
    [504, 'timeout', 504],
    [0, 'unavailable', 503],
    [502, 'unknown', 500],
  ])('%i is answered with %s', async (status, code, expected) => {
    const answer = await ask(
      '/api/search-project?keyword=aa',
      [searchProject],
      createError('http://backend/x', status, '<html>', '7'),
    );
    expect(answer.status).toBe(expected);
    expect(await answer.json()).toMatchObject({ error: { code } });
    expect(report).toHaveBeenCalledTimes(expected === 500 ? 1 : 0);
  });

  it.each([
    [503, '7', '7'],
    [429, '7', '7'],
    [503, null, '2'],
    [429, null, '1'],
    [503, 'Sun, 22 Nov 2026 12:00:00 GMT', '2'],
  ])('%i with Retry-After %s is to be tried again after %s', async (status, given, expected) => {
    const answer = await ask(
      '/api/search-project?keyword=aa',
      [searchProject],
      createError('http://backend/x', status, '', given),
    );
    expect(answer.headers.get('retry-after')).toBe(expected);
  });

  it('is reported with the route’s pattern, and without what was asked', async () => {
    const inner = createError('http://backend/api/projects/aave?keyword=somebody$&', 502, '');
    await ask(
      '/api/projects/aave',
      [getProject],
      Object.assign(new Error('outer'), { cause: inner }),
      { id: 'aave' },
    );
    const [error, tags] = report.mock.calls[0]!;
    expect(tags).toMatchObject({ route: '/api/projects/{id}', kind: 'api' });
    expect((error as Error & { cause: Error }).cause.message).toBe(
      '502 from http://backend/api/projects/aave',
    );
  });
});
