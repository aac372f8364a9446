import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { NextApiHandler } from 'next';
import type { Build } from './buildManifests';
import { openReads } from './openReads';
import type { Answer } from './rendererProtocol';

const route = (page: string, regex: string) => ({ page, regex });
const build = {
  routes: {
    staticRoutes: [
      route('/api/projects/vote', '^/api/projects/vote(?:/)?$'),
      route('/api/search-project', '^/api/search\\-project(?:/)?$'),
    ],
    dynamicRoutes: [
      route('/api/projects/[id]', '^/api/projects/([^/]+?)(?:/)?$'),
      route('/projects/[id]', '^/projects/([^/]+?)(?:/)?$'),
    ],
  },
  modules: { '/api/search-project': 'search.js', '/api/projects/[id]': 'project.js' },
} as unknown as Build;

let handler: NextApiHandler;
const load = jest.fn((file: string) =>
  Promise.resolve({
    default: ((request, response) => {
      response.setHeader('x-module', file);
      return handler(request, response);
    }) satisfies NextApiHandler,
  }),
);

const requestFor = (url: string, method = 'GET', headers = {}) =>
  Object.assign(new IncomingMessage(new Socket()), { url, method, headers });
const find = async (...given: Parameters<typeof requestFor>) =>
  (await openReads(build, load))(requestFor(...given));

/** @returns what the handler and the store got, and whether the store sent it */
async function read(url: string) {
  const request = requestFor(url);
  const response = new ServerResponse(request);
  const finished: Answer[] = [];
  const send = jest.fn();
  const answer = (await openReads(build, load))(request)!;
  await answer(request, response, (made) => {
    finished.push(made);
    return { send };
  });
  return { request, response, finished, isSentByStore: send.mock.calls.length === 1 };
}

it('loads the modules of open reads, and no others', async () => {
  await openReads(build, load);
  expect(load.mock.calls).toEqual([['./search.js'], ['./project.js']]);
});

it.each([
  ['another method', '/api/search-project', 'POST'],
  ['a call that is no open read', '/api/projects/vote', 'GET'],
  ['a page', '/projects/aave', 'GET'],
  ['an address of nothing', '/api/nothing', 'GET'],
  ['a slash at the end', '/api/search-project/', 'GET'],
  ['an escape', '/api/projects/%61ave', 'GET'],
  ['a dot', '/api/./search-project', 'GET'],
  ['a body', '/api/search-project', 'GET', { 'content-length': '3' }],
])('leaves %s to Next', async (...[, url, method, headers]) => {
  expect(await find(url, method, headers)).toBeUndefined();
});

it("gives the route what Next would: parameters, query, an id that is not the visitor's", async () => {
  const query = jest.fn();
  handler = (request, response) => {
    query(request.query);
    response.status(404).end('{}');
  };
  const { request, response } = await read('/api/projects/aave?id=other&a=1&a=2');
  expect(query).toHaveBeenCalledWith({ id: 'aave', a: ['1', '2'] });
  expect([response.statusCode, response.getHeader('x-module')]).toEqual([404, './project.js']);
  expect(request.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
});

describe('an answer', () => {
  const forEveryone = { 'cache-control': 'public, max-age=0, s-maxage=30' };
  const answerWith = (headers: Record<string, string>, status = 200) => {
    handler = (_, response) => {
      response.setHeaders(new Map(Object.entries(headers)));
      response.status(status).end(Buffer.from('{"a":1}'));
    };
  };

  it('for everyone is finished and sent by the store, without what is of one call', async () => {
    answerWith({ ...forEveryone, ratelimit: '"minute";r=1', 'x-request-id': 'one', etag: 'W/"e"' });
    const { finished, response, isSentByStore } = await read('/api/search-project');
    expect([response.getHeader('ratelimit'), isSentByStore]).toEqual(['"minute";r=1', true]);
    expect(finished).toMatchObject([{ status: 200, headers: { etag: 'W/"e"' } }]);
    expect(String(finished[0]?.body)).toBe('{"a":1}');
    expect(finished[0]?.headers).toMatchObject({ ratelimit: undefined, 'x-request-id': undefined });
  });

  it.each<[whom: string, headers: Record<string, string>, status?: number]>([
    ['one visitor', { 'cache-control': 'no-store' }],
    ['browsers alone', { 'cache-control': 'private, max-age=30' }],
    ['one visitor, by its cookie', { ...forEveryone, 'set-cookie': 'a=1' }],
    ['nobody', forEveryone, 404],
  ])('for %s is sent as it is', async (...[, headers, status]) => {
    answerWith(headers, status);
    const { finished, response } = await read('/api/search-project');
    expect([finished, response.writableEnded]).toEqual([[], true]);
  });
});
