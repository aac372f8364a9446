import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { GetServerSidePropsContext } from 'next';
import { stubFetch, type Answer } from '../../testing/fetchStub';

jest.mock('@/server/backend/httpRequest', () =>
  jest.requireActual<object>('@/testing/httpRequestByFetch'),
);

const MESSAGE = {
  id: 7,
  to: 'a@example.com',
  kind: 'reset',
  subject: '012345 is your Plumbline reset code',
  text: 'Enter 012345',
  html: '<p>012345</p>',
  createdAt: '2026-11-21T12:00:00.000Z',
};
const HERE = { host: 'localhost:3000' };
const ADDRESS_OF_SITE = process.env.NEXTAUTH_URL;

let stub: ReturnType<typeof stubFetch>;
let answer: Answer;
beforeEach(() => {
  answer = { body: { items: [MESSAGE] } };
  stub = stubFetch(({ url }) =>
    url.includes('/internal/outbox') ? answer : { body: { announcement: null } },
  );
  jest.resetModules();
});
afterEach(() => {
  stub.restore();
  if (ADDRESS_OF_SITE === undefined) delete process.env.NEXTAUTH_URL;
  else process.env.NEXTAUTH_URL = ADDRESS_OF_SITE;
  delete process.env.TRUST_PROXY;
});

const asked = () =>
  stub.asked
    .filter(({ url }) => url.includes('/internal/outbox'))
    .map(({ url }) => new URL(url).search);

function exchange(headers: Record<string, string>, address = '127.0.0.1') {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: address });
  const req = new IncomingMessage(socket);
  Object.assign(req.headers, headers);
  return { req, res: new ServerResponse(req) };
}

/** Fresh modules: the site's address is read once. */
async function getJson(
  headers: Record<string, string> = HERE,
  query: Record<string, string | string[]> = {},
  address?: string,
) {
  const { sendOutbox } = await import('./outbox');
  const { req, res } = exchange(headers, address);
  let body = '';
  res.end = ((text: string) => {
    body = text;
    return res;
  }) as typeof res.end;
  await sendOutbox(query, res, req);
  return { status: res.statusCode, body: JSON.parse(body) as unknown, headers: res.getHeaders() };
}

async function getPage(
  headers: Record<string, string> = HERE,
  query: Record<string, string> = {},
  address?: string,
) {
  const { outboxProps } = await import('../pages/outboxProps');
  const { req, res } = exchange(headers, address);
  const result = await outboxProps({ req, res, query } as unknown as GetServerSidePropsContext);
  return { result, cache: res.getHeader('cache-control') };
}

describe('/dev/outbox.json', () => {
  it('has the messages, each with its code, and is not cached', async () => {
    const { status, body, headers } = await getJson();
    expect({ status, body }).toEqual({
      status: 200,
      body: { items: [{ ...MESSAGE, code: '012345' }] },
    });
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
  });

  it.each<[string, Record<string, string | string[]>, string]>([
    ['an address', { to: ' a@Example.com ' }, '?to=a%40Example.com'],
    ['nobody', { to: '' }, ''],
    ['two addresses', { to: ['a@example.com', 'b@example.com'] }, '?to=a%40example.com'],
    ['something endless', { to: 'x'.repeat(500) }, `?to=${'x'.repeat(200)}`],
  ])('asks for the messages to %s', async (_, query, search) => {
    await getJson(HERE, query);
    expect(asked()).toEqual([search]);
  });

  it('fails when the backend does, instead of showing an empty outbox', async () => {
    answer = { status: 500 };
    await expect(getJson()).rejects.toMatchObject({ status: 500 });
  });
});

describe('/dev/outbox', () => {
  it('shows the messages as text, with the recipient filter', async () => {
    const { html: _, ...text } = MESSAGE;
    expect(await getPage(HERE, { to: 'a@example.com' })).toEqual({
      result: {
        props: {
          shell: expect.anything() as unknown,
          messages: [{ ...text, code: '012345' }],
          to: 'a@example.com',
        },
      },
      cache: 'no-store',
    });
    expect((await getPage()).result).toMatchObject({ props: { to: null } });
  });
});

describe('the local outbox is absent', () => {
  const nowhere = async (headers?: Record<string, string>, address?: string) => {
    expect(await getJson(headers, {}, address)).toMatchObject({
      status: 404,
      body: { error: { code: 'not-found' } },
      headers: { 'cache-control': 'no-store' },
    });
  };

  it('where the backend has none: mail is sent, or the accounts are kept elsewhere', async () => {
    answer = { status: 404, body: { error: { code: 'not-found', message: 'x' } } };
    await nowhere();
    expect(await getPage()).toEqual({ result: { notFound: true }, cache: 'no-store' });
  });

  it('on a site that is not addressed as this machine; the backend is not even asked', async () => {
    Object.assign(process.env, {
      NEXTAUTH_URL: 'https://plumbline.example',
      NEXTAUTH_SECRET: 'x'.repeat(32),
    });
    await nowhere();
    expect((await getPage()).result).toEqual({ notFound: true });
    expect(asked()).toEqual([]);
    delete process.env.NEXTAUTH_SECRET;
  });

  it.each<[string, Record<string, string>, string]>([
    ['under another name, which leads here', { host: 'rebound.example:3000' }, '127.0.0.1'],
    ['without a name', {}, '127.0.0.1'],
    [
      'through a proxy for another name',
      { ...HERE, 'x-forwarded-host': 'plumbline.example' },
      '127.0.0.1',
    ],
    ['through a proxy from elsewhere', { ...HERE, 'x-forwarded-for': '203.0.113.7' }, '127.0.0.1'],
    ['from elsewhere under our name', HERE, '203.0.113.7'],
  ])('for a request %s, trusted proxy or not', async (_, headers, address) => {
    await nowhere(headers, address);
    process.env.TRUST_PROXY = 'true';
    jest.resetModules();
    await nowhere(headers, address);
    expect((await getPage(headers, {}, address)).result).toEqual({ notFound: true });
    expect(asked()).toEqual([]);
  });
});
