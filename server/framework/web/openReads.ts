import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { parse, type ParsedUrlQuery } from 'node:querystring';
import type { NextApiHandler, NextApiRequest, NextApiResponse } from 'next';
import type { Endpoint } from '@/contracts/endpoint';
import * as endpoints from '@/contracts/endpoints';
import { logRouteFailure } from '../../http/routeFailure';
import { isForEveryone } from './ages';
import type { Build } from './buildManifests';
import type { FinishedAnswer } from './FinishedAnswer';
import { PLAIN_PATH } from './keptRoutes';
import type { Answer } from './rendererProtocol';

/** @param finish encodes an answer for everyone, and keeps it */
export type OpenRead = (
  request: IncomingMessage,
  response: ServerResponse,
  finish: (answer: Answer) => Pick<FinishedAnswer, 'send'>,
) => Promise<void>;

/** Not those that are streamed: Next compresses them on the way. */
const isOpenRead = ({ id, method, open }: Endpoint): boolean =>
  method === 'GET' && open && id !== endpoints.exportData.id;
const openPages = new Set(
  (Object.values(endpoints) as unknown[] as Endpoint[])
    .filter(isOpenRead)
    .map(({ path }) => path.replaceAll('{', '[').replaceAll('}', ']')),
);

/** What Next adds to Node's response, as far as `makeRoute` uses it. */
function asNext(response: ServerResponse): NextApiResponse {
  const next = response as NextApiResponse;
  next.status = (code) => Object.assign(next, { statusCode: code });
  return next;
}

/** Finishes what is for everyone, without what is of this one call. */
function finishBy(
  finish: Parameters<OpenRead>[2],
  ...[request, response]: [IncomingMessage, ServerResponse]
): void {
  const { end } = response;
  response.end = ((body: unknown) => {
    response.end = end;
    const headers = { ...response.getHeaders(), 'x-request-id': undefined, ratelimit: undefined };
    const answer = { status: response.statusCode, headers, body: body as Buffer };
    const isWhole = Buffer.isBuffer(body) && isForEveryone(answer);
    if (isWhole) finish(answer).send(request, response, 'MISS');
    else response.end(body as string);
    return response;
  }) as typeof end;
}

const toRead =
  (handler: NextApiHandler, params: ParsedUrlQuery, query = ''): OpenRead =>
  async (request, response, finish) => {
    const requestId = randomUUID();
    request.headers['x-request-id'] = requestId;
    response.setHeader('Vary', 'Accept-Encoding');
    finishBy(finish, request, response);
    const asked = { query: { ...parse(query), ...params }, cookies: {} };
    try {
      await handler(Object.assign(request as NextApiRequest, asked), asNext(response));
    } catch (error) {
      logRouteFailure(error, { requestId, method: 'GET', url: request.url ?? '' });
      response.destroy();
    }
  };

/**
 * Reads of the API that depend on no cookie, answered in this process by the very modules that Next
 * built out of pages/api: one process less on the way (docs/decisions/0027).
 * @param load gives a module of the build, by its path from .next/server
 * @returns undefined for other calls, and for addresses that are not plain: those are Next's
 */
export async function openReads(
  { routes, modules }: Pick<Build, 'routes' | 'modules'>,
  load: (file: string) => unknown,
): Promise<(request: IncomingMessage) => OpenRead | undefined> {
  const reads = await Promise.all(
    // In Next's order: fixed addresses first.
    [...routes.staticRoutes, ...routes.dynamicRoutes].map(async ({ page, regex }) => ({
      page,
      regex: new RegExp(regex),
      names: Array.from(page.matchAll(/\[(\w+)\]/g), ([, name]) => name!),
      handler: openPages.has(page)
        ? ((await load(`./${modules[page]}`)) as { default: NextApiHandler }).default
        : undefined,
    })),
  );
  return ({ method = '', url = '/', headers }) => {
    const [path = '', query] = url.split('?', 2);
    const hasBody = 'content-length' in headers || 'transfer-encoding' in headers;
    if (!['GET', 'HEAD'].includes(method) || hasBody || !PLAIN_PATH.test(path)) return undefined;
    const { regex, names, handler } = reads.find((read) => read.regex.test(path)) ?? {};
    const values = regex?.exec(path)?.slice(1) ?? [];
    const params = Object.fromEntries(names?.map((name, index) => [name, values[index]]) ?? []);
    return handler && toRead(handler, params, query);
  };
}
