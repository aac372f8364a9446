import type { NextApiHandler } from 'next';
import { ApiProblem } from './ApiProblem';
import { letOthersRead } from './otherSites';
import { requestIdOf } from './requestId';
import { refuse } from './route';

/** Below /api, a program asks: it gets a problem instead of a page. */
export const noSuchAddress: NextApiHandler = (request, response) => {
  const requestId = requestIdOf(request);
  response.setHeader('x-request-id', requestId);
  letOthersRead(response);
  refuse(new ApiProblem('not-found', 'Nothing has this address. /developers lists them.'), {
    request,
    response,
    requestId,
    route: '/api/*',
  });
};
