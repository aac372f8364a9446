import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { apiResolver } from 'next/dist/server/api-utils/node/api-resolver';
import {
  NO_PREVIEW,
  parseQuery,
  startTestSite,
  type Route,
  type TestSite,
} from '../site/startTestSite';
import { servePage, type PageFile } from './servePage';
import { findFile, readRewrites, type Rewrite } from './siteFiles';

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  rewrites: readonly Rewrite[],
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://site');
  const found = findFile(url, rewrites);
  if (!found) return void response.writeHead(404).end();
  const { file, params } = found;
  const query = parseQuery(url);
  const loaded = (await import(`../../pages/${file}`)) as Route & PageFile;
  if (!file.startsWith('api/')) return servePage(loaded, { request, response, url, query, params });
  await apiResolver(request, response, { ...query, ...params }, loaded, NO_PREVIEW, false);
}

/** Every page and API route by its address. A page answers with its props. */
export const wholeSite = (): Promise<TestSite> =>
  startTestSite(async (): Promise<RequestListener> => {
    process.env.SECURITY_CONTACT = 'security@example.com';
    const rewrites = await readRewrites();
    return (request, response) => {
      answer(request, response, rewrites).catch((error: unknown) => {
        response.statusCode = 500;
        response.end(String(error));
      });
    };
  });
