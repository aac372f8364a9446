import type { NextApiHandler, NextApiRequest, NextApiResponse } from 'next';
import { flagConfigPath } from '@/contracts/flags';
import { ApiProblem } from '../http/ApiProblem';
import { toVisitor } from '../auth/visitor';
import { openBackendFile } from '../backend/backend';
import { requestIdOf } from '../http/requestId';
import { refuse } from '../http/route';

const ROUTE = `/api${flagConfigPath('{sdkKey}')}`;
const KEY = /^[\w-]{1,100}$/;
const PASSED = ['etag', 'cache-control', 'content-type', 'retry-after'];

async function send(
  request: NextApiRequest,
  response: NextApiResponse,
  requestId: string,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    throw new ApiProblem('method-not-allowed', 'This address does not take that method.');
  }
  const key = String(request.query.sdkKey);
  if (!KEY.test(key)) throw new ApiProblem('not-found', 'This configuration was not found.');
  const held = request.headers['if-none-match'];
  const answer = await openBackendFile(
    flagConfigPath(key),
    toVisitor(request, requestId).caller,
    held ? { 'if-none-match': held } : {},
  ).catch(() => {
    throw new ApiProblem('unavailable', 'The service is unavailable. Please try again shortly.', {
      retryAfter: 2,
    });
  });
  for (const name of PASSED) {
    const value = answer.headers.get(name);
    if (value !== null) response.setHeader(name, value);
  }
  response
    .status(answer.status)
    .end(answer.status === 304 ? undefined : Buffer.from(await answer.bytes()));
}

/** GET /api/configuration-files/{sdkKey}/config_v5.json, with ETag and 304. */
export const flagConfigRoute: NextApiHandler = async (request, response) => {
  const requestId = requestIdOf(request);
  response.setHeader('x-request-id', requestId);
  try {
    await send(request, response, requestId);
  } catch (error) {
    refuse(error, { request, response, requestId, route: ROUTE });
  }
};
