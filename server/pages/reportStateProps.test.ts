import type { GetServerSidePropsContext } from 'next';
import { stubFetch, type Answer } from '../../testing/fetchStub';
import { reportStateProps } from './reportStateProps';

jest.mock('@/server/backend/httpRequest', () =>
  jest.requireActual<object>('@/testing/httpRequestByFetch'),
);

const REFERENCE = 'PL-7K3F-9QXM';
const PATH = `/api/reports/${REFERENCE}`;
const STATE = { reference: REFERENCE, state: 'received' };

let stub: ReturnType<typeof stubFetch>;
afterEach(() => stub.restore());

async function ask(reference: string, answer: Answer) {
  stub = stubFetch(({ url }) =>
    new URL(url).pathname === PATH ? answer : { body: { announcement: null } },
  );
  const headers: Record<string, string> = {};
  const res = {
    statusCode: 200,
    setHeader: (name: string, value: string) => {
      headers[name] = value;
    },
  };
  const result = await reportStateProps({
    req: { headers: {}, socket: { remoteAddress: '192.0.2.1' } },
    res,
    params: { reference },
  } as unknown as GetServerSidePropsContext);
  return { result, headers, status: res.statusCode };
}
const problem = (code: string) => ({ error: { code, message: 'x' } });
const lookups = () => stub.asked.filter(({ url }) => url.includes('/api/reports/')).length;

describe('the props of the page of a report', () => {
  it.each([REFERENCE, 'pl7k3f9qxm'])('are its state for %s, kept by no one', async (given) => {
    const { result, headers } = await ask(given, { body: STATE });
    expect(result).toMatchObject({ props: { report: STATE } });
    expect(headers['Cache-Control']).toBe('no-store');
  });

  it('are missing for an unknown reference, and for what is none without a look-up', async () => {
    const unknown = { status: 404, body: problem('not-found') };
    expect((await ask(REFERENCE, unknown)).result).toEqual({ notFound: true });
    expect(lookups()).toBe(1);
    stub.restore();
    expect((await ask('../admin', unknown)).result).toEqual({ notFound: true });
    expect(lookups()).toBe(0);
  });

  it('say so to a network that asks too often', async () => {
    const limited = {
      status: 429,
      body: problem('rate-limited'),
      headers: { 'retry-after': '600' },
    };
    const { result, headers, status } = await ask(REFERENCE, limited);
    expect([status, headers['Retry-After']]).toEqual([429, '600']);
    expect(result).toMatchObject({ props: { report: null } });
  });

  it('fail when the backend does', async () => {
    await expect(ask(REFERENCE, { status: 500, body: problem('unknown') })).rejects.toThrow();
  });
});
