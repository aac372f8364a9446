import type { NextApiHandler, NextApiRequest, NextApiResponse } from 'next';
import { unsubscribeById } from '@/contracts/alerts/alertEndpoints';
import { ONE_CLICK_PATH } from '@/contracts/alerts/alerts';
import { rareRoutes } from '@/lib/rareRoutes';
import { ApiProblem } from '../http/ApiProblem';
import { toVisitor } from '../auth/visitor';
import { callBackend } from '../backend/backend';
import { readForm } from '../http/readForm';
import { requestIdOf } from '../http/requestId';
import { refuse } from '../http/route';

const METHODS = 'GET, HEAD, POST';
/** More than mail programs and our form send. */
const FORM_LIMIT = 1_024;

/** RFC 8058. */
const asksOneClick = (form: URLSearchParams): boolean =>
  form.get('List-Unsubscribe') === 'One-Click';

function leadTo(location: string, response: NextApiResponse): void {
  response.status(303).setHeader('Location', location).end();
}

async function answer(request: NextApiRequest, response: NextApiResponse, requestId: string) {
  const id = String(request.query.id);
  const page = rareRoutes.unsubscribe(id);
  // Programs that look at links in mails must not unsubscribe anyone.
  if (request.method === 'GET' || request.method === 'HEAD') return leadTo(page, response);
  if (request.method !== 'POST') {
    response.setHeader('Allow', METHODS);
    throw new ApiProblem('method-not-allowed', 'This address does not take that method.');
  }
  const form = await readForm(request, FORM_LIMIT);
  if (!asksOneClick(form))
    throw new ApiProblem('invalid-input', 'Send List-Unsubscribe=One-Click as a form.');
  const { caller } = toVisitor(request, requestId);
  await callBackend(unsubscribeById, { body: { id } }, caller, 0);
  if (form.has('page')) return leadTo(page, response);
  response.status(200).setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.end('Unsubscribed.\n');
}

/**
 * The address in `List-Unsubscribe` (RFC 8058): a form from anywhere, without cookies. The id of the
 * mail is the right to do it. Our own page posts here too, with `page`.
 */
export const oneClickRoute: NextApiHandler = async (request, response) => {
  const requestId = requestIdOf(request);
  response.setHeader('x-request-id', requestId);
  response.setHeader('Cache-Control', 'no-store');
  try {
    await answer(request, response, requestId);
  } catch (error) {
    refuse(error, { request, response, requestId, route: ONE_CLICK_PATH });
  }
};
