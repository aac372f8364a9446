import { announcement, overview } from '@/contracts/endpoints';
import { REPORTS_A_MINUTE } from '@/lib/errors/reportError';
import { stubFetch } from '@/testing/fetchStub';
import { callBackend } from './backend';
import { runWork } from './unavailable';

jest.mock('@/server/backend/httpRequest', () =>
  jest.requireActual<object>('@/testing/httpRequestByFetch'),
);

const ERRORS = '/api/errors';
const OVERLOADED = { status: 500, body: { error: { code: 'internal', message: 'No memory.' } } };
let server: ReturnType<typeof stubFetch>;
afterEach(() => {
  server.restore();
  jest.restoreAllMocks();
});

/** What is reported while this address is answered by calls that fail. */
async function reportsOf(url: string, calls: () => Promise<unknown>): Promise<unknown[]> {
  await new Promise<void>((resolve) => {
    runWork(url, () => void calls().catch(resolve));
  });
  return server.asked.filter((asked) => asked.url.endsWith(ERRORS)).map(({ body }) => body);
}

describe('a page that is made and meets a failing call', () => {
  it.each([
    ['a server error', 500, 'Server error 500'],
    ['a timeout', 504, 'Timeout'],
  ])('reports %s with its URL and the body', async (_, status, title) => {
    server = stubFetch(({ url }) => (url.endsWith(ERRORS) ? {} : { ...OVERLOADED, status }));
    const reports = await reportsOf(`/projects/a${status}?text=x`, () =>
      callBackend(overview, {}, {}, 0),
    );
    expect(reports).toEqual([
      {
        title,
        description: expect.stringMatching(
          new RegExp(`^Page http://localhost:\\d+/projects/a${status}, call http.*No memory`),
        ) as string,
        trace: expect.stringContaining('Error') as string,
      },
    ]);
  });

  it('reports no refusal, nor that its report failed', async () => {
    server = stubFetch(({ url }) => (url.endsWith(ERRORS) ? OVERLOADED : { status: 404 }));
    expect(await reportsOf('/a', () => callBackend(overview))).toEqual([]);
    server.restore();
    server = stubFetch(() => OVERLOADED);
    expect(await reportsOf('/b', () => callBackend(overview))).toHaveLength(1);
  });

  it('leaves the calls of browsers to them', async () => {
    server = stubFetch(() => OVERLOADED);
    expect(await reportsOf('/api/visits', () => callBackend(announcement))).toEqual([]);
  });

  it('reports ten a minute at most, the same once', async () => {
    server = stubFetch(() => OVERLOADED);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    for (let page = 0; page < 30; page += 1)
      await reportsOf(`/lists/${page >> 1}`, () => callBackend(overview));
    expect(server.asked.filter(({ url }) => url.endsWith(ERRORS))).toHaveLength(REPORTS_A_MINUTE);
  });
});
