import type { NextApiHandler, NextApiRequest, NextApiResponse } from 'next';
import NextAuth from 'next-auth';
import { reportError } from '@/contracts/endpoints';
import { ERROR_DESCRIPTION_MAX } from '@/contracts/limits';
import { safeCallback } from '@/lib/session/safeCallback';
import { ApiProblem } from '../../http/ApiProblem';
import { webEnv } from '../../env';
import { BEACONS_TOO, isOwnPage } from '../../http/ownPage';
import { toProblem, refuse } from '../../http/route';
import { requestIdOf } from '../../http/requestId';
import { reportRouteFailure } from '../../http/routeFailure';
import { assertAttempt, forgive } from '../../auth/attempts';
import { recordAuthEvent } from '../../auth/audit';
import { authOptions } from '../../auth/authOptions';
import { callbackCookieName } from '../../auth/cookies';
import { hashEmail } from '../../auth/emailHash';
import { browserHash, rememberBrowser, setBrowserCookie } from '../../auth/knownBrowser';
import { endOwnSession } from '../../auth/endOwnSession';
import { liveSession } from '../../auth/liveSession';
import { readCredentials } from '../../auth/readCredentials';
import { sessionAnswer } from '../../auth/sessionAnswer';
import { setHintCookie } from '../../auth/sessionCookie';
import { hasSessionCookie, readSessionToken, type SessionToken } from '../../auth/sessionToken';
import { sendRefusalPage } from '../refusalPage';
import { assertAuthLimits } from './authLimits';
import { toVisitor, type Visitor } from '../../auth/visitor';
import { callBackend } from '../../backend/backend';

/** NextAuth's client reports to `_log` (§7). */
async function takeClientLog(
  request: NextApiRequest,
  response: NextApiResponse,
  { caller }: Visitor,
): Promise<void> {
  const body = (request.body ?? {}) as Record<string, unknown>;
  const code =
    typeof body.code === 'string' && /^\w{1,80}$/.test(body.code) ? body.code : 'UNKNOWN';
  const message =
    typeof body.message === 'string' ? body.message.slice(0, ERROR_DESCRIPTION_MAX) : '';
  await callBackend(
    reportError,
    { body: { title: `next-auth: ${code}`, description: message, trace: '' } },
    caller,
    0,
  );
  response.status(200).json({});
}

const ROUTE = '/api/auth/{action}';

/** NextAuth answers malformed parameters with a 500, and lists with worse. */
const PARAMETERS = /^[\w-]{1,64}$/;

/** Before NextAuth sees it. */
function sanitise(request: NextApiRequest): void {
  const { siteUrl } = webEnv();
  const absolute = (value: unknown) => `${new URL(siteUrl).origin}${safeCallback(value, siteUrl)}`;
  if ('callbackUrl' in request.query)
    request.query.callbackUrl = absolute(request.query.callbackUrl);
  const body = request.body as Record<string, unknown> | undefined;
  if (body && typeof body === 'object' && 'callbackUrl' in body)
    body.callbackUrl = absolute(body.callbackUrl);
  const cookie = callbackCookieName(siteUrl.startsWith('https:'));
  if (request.cookies[cookie] !== undefined)
    request.cookies[cookie] = absolute(request.cookies[cookie]);
  if ('error' in request.query && !PARAMETERS.test(String(request.query.error)))
    request.query.error = 'Default';
}

async function signInByPassword(
  request: NextApiRequest,
  response: NextApiResponse,
  visitor: Visitor,
  before?: SessionToken,
): Promise<void> {
  const email = readCredentials(request.body)?.email;
  // Input the pool never gets is no guess at an account: only the network address counts it.
  const emailHash = email === undefined ? undefined : hashEmail(email);
  const { caller } = visitor;
  const tried = browserHash(request);
  const { known } = await assertAttempt(caller, 'login', emailHash, tried);
  let refusal: string | undefined;
  let failure: unknown;
  const report = {
    known,
    refused: (exception: string) => {
      refusal = exception;
    },
    // Whoever reads the answer is known already; a failure takes no sign-in away.
    begun: async () => {
      const browser = setBrowserCookie(request, response);
      setHintCookie(response, true);
      if (emailHash === undefined) return;
      try {
        await forgive(caller, 'login', emailHash, browser);
        await rememberBrowser(caller, browser, emailHash);
      } catch (error) {
        failure = error;
      }
    },
  };
  await NextAuth(request, response, authOptions(visitor, before, report));
  if (refusal)
    await recordAuthEvent(caller, {
      event: 'sign-in',
      outcome: 'failure',
      emailHash,
      detail: refusal,
    });
  else if (failure) throw failure;
}

async function answer(
  request: NextApiRequest,
  response: NextApiResponse,
  visitor: Visitor,
): Promise<void> {
  const [action, provider] = [request.query.nextauth].flat();
  const post = request.method === 'POST';
  // NextAuth's client logs with beacons.
  const modes = action === '_log' ? BEACONS_TOO : undefined;
  if (post && !isOwnPage(request, webEnv().siteUrl, modes))
    throw new ApiProblem('forbidden', "This call is for this site's own pages.");
  await assertAuthLimits(action, provider, visitor, Date.now());
  if (post && action === '_log') return takeClientLog(request, response, visitor);
  // Avoids the cookies that NextAuth would set.
  if (!post && action === 'session' && !hasSessionCookie(request))
    return response.status(200).json({});
  sanitise(request);
  const token = await readSessionToken(request);
  // Before NextAuth, so that a failed lookup clears no cookie.
  const live = token && action === 'session' ? await liveSession(token, visitor.caller) : undefined;
  // NextAuth would set the old cookie over a newer one.
  if (live) return response.status(200).json(await sessionAnswer(live, request));
  if (post && action === 'signout' && token) {
    await endOwnSession(token, visitor);
    setHintCookie(response, false);
  }
  if (action === 'callback' && provider === 'credentials') {
    if (post) return signInByPassword(request, response, visitor, token);
    response.setHeader('Allow', 'POST');
    throw new ApiProblem('method-not-allowed', 'This address does not take that method.');
  }
  const begun = () => setHintCookie(response, true);
  await NextAuth(request, response, authOptions(visitor, token, { begun }));
  // A success is recorded with its session.
  const reason =
    action === 'callback'
      ? /[?&]error=(\w+)/.exec(String(response.getHeader('location') ?? ''))?.[1]
      : undefined;
  if (reason)
    await recordAuthEvent(visitor.caller, {
      event: 'sign-in',
      outcome: 'failure',
      detail: `${provider}: ${reason}`,
    });
}

/** A redirect of the identity provider ends in the address bar; NextAuth's client reads JSON. */
const isNavigation = ({ headers, method }: NextApiRequest): boolean =>
  method === 'GET' &&
  (headers['sec-fetch-mode'] === 'navigate' ||
    (headers['sec-fetch-mode'] === undefined && /\btext\/html\b/.test(headers.accept ?? '')));

/** Adds checks that NextAuth leaves open (docs/decisions/0014). */
export const authHandler: NextApiHandler = async (request, response) => {
  const requestId = requestIdOf(request);
  response.setHeader('x-request-id', requestId);
  response.setHeader('Cache-Control', 'private, no-store');
  try {
    await answer(request, response, toVisitor(request, requestId));
  } catch (error) {
    // The answer is already sent.
    if (response.headersSent)
      return reportRouteFailure(
        error,
        { requestId, method: request.method ?? '', url: request.url ?? '' },
        { route: ROUTE, kind: 'api' },
      );
    const problem = Object.assign(toProblem(error), { cause: error });
    if (problem.status === 429 && isNavigation(request))
      return sendRefusalPage(response, {
        status: 429,
        retryAfter: problem.retryAfter ?? 60,
        title: 'Too many sign-ins',
        sentence: 'Too many sign-ins have come from your network.',
      });
    // NextAuth's client reads target and reason from `url`, whatever the status.
    const beside = {
      url: `${webEnv().siteUrl}/auth/error?error=${problem.exception ?? 'Unavailable'}`,
    };
    refuse(problem, { request, response, requestId, route: ROUTE, beside });
  }
};
