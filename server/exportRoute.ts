import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sharedFor } from '@/contracts/cacheControl';
import { exportData } from '@/contracts/endpoints';
import { rateLimitOf } from '@/contracts/rateLimitHeaders';
import { openBackendStream } from './backend';
import { callerKeys } from './caller';
import { webEnv } from './env';
import { makeRoute, type Call, type Entry } from './route';

const PASSED = ['content-type', 'content-disposition'];

/** The backend's table, as fast as the visitor reads it; a visitor who leaves ends the reading. */
async function sendExport(call: Call<typeof exportData>): Promise<void> {
  const { input, request, response, requestId } = call;
  const { secret, trustedProxies, siteUrl, operator } = webEnv();
  const secure = siteUrl.startsWith('https:');
  const keys = callerKeys(request, response, { secret, trustedProxies, secure, issue: false });
  const left = new AbortController();
  response.once('close', () => left.abort());
  const answer = await openBackendStream(exportData, input, { requestId, ...keys }, left.signal);
  for (const name of PASSED) response.setHeader(name, answer.headers.get(name) ?? '');
  for (const [name, value] of Object.entries(rateLimitOf(answer))) response.setHeader(name, value);
  response.setHeader('Cache-Control', sharedFor(exportData.cacheSeconds));
  response.setHeader('Link', `<${operator.dataLicense.url}>; rel="license"`);
  if (request.method === 'HEAD' || !answer.body) {
    await answer.body?.cancel();
    return void response.end();
  }
  // Cut off, so that half a table never looks whole.
  await pipeline(Readable.fromWeb(answer.body as never), response).catch(() => response.destroy());
}

export const exportRoute = makeRoute({
  endpoint: exportData,
  handler: sendExport as unknown as Entry['handler'],
  isPassedOn: true,
  isStreamed: true,
});
