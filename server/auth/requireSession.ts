/** Sessions of signed-in calls. Under impersonation the audit log names both accounts. */
import type { Endpoint, EndpointOutput } from '@/contracts/endpoint';
import { ApiProblem } from '../http/ApiProblem';
import { answers, type Call, type Entry } from '../http/route';
import { assertShown } from './assertShown';
import { recordAuthEvent } from './audit';
import { readSession, type LiveSession } from './liveSession';
import { toVisitor } from './visitor';

export type AnyCall = Pick<Call<Endpoint>, 'request' | 'requestId'>;

const toCaller = ({ request, requestId }: AnyCall) => toVisitor(request, requestId).caller;

/** @throws ApiProblem 401 */
export async function requireLive(call: AnyCall): Promise<LiveSession> {
  const session = await readSession(call.request, toCaller(call));
  if (!session) throw new ApiProblem('unauthenticated', 'Please log in and try again.');
  return session;
}

const actedBy = ({ sid, user, owner }: LiveSession) =>
  ({ event: 'impersonation-write', account: user.username, actor: owner.username, sid }) as const;

/** Audits a change by staff before it happens: no log, no change. */
export async function noteWrite(
  call: AnyCall,
  session: LiveSession,
  { id }: Endpoint,
): Promise<void> {
  if (session.user.adminId !== undefined)
    await recordAuthEvent(toCaller(call), { ...actedBy(session), outcome: 'success', detail: id });
}

/** @throws ApiProblem 401; 403 `impersonating` for staff acting as the user; 409 `other-session` */
export async function requireOwner(call: AnyCall, { id }: Endpoint): Promise<LiveSession> {
  const session = await requireLive(call);
  if (session.user.adminId === undefined) {
    assertShown(call.request, undefined);
    return session;
  }
  await recordAuthEvent(toCaller(call), { ...actedBy(session), outcome: 'failure', detail: id });
  throw new ApiProblem('impersonating', 'Only the owner of the account can do this.');
}

/** As the guards of the endpoint say. @throws ApiProblem 401, 403, 409 */
export const requireFor = (call: AnyCall, endpoint: Endpoint): Promise<LiveSession> =>
  endpoint.guards.some(({ kind }) => kind === 'not-while-acting')
    ? requireOwner(call, endpoint)
    : requireLive(call);

/** A call of users that the web tier answers. Others learn nothing about its input. */
export function answersUser<E extends Endpoint>(
  endpoint: E,
  handler: (call: Call<E>, session: LiveSession) => Promise<EndpointOutput<E>>,
): Entry {
  const assertMay = (call: AnyCall) => requireFor(call, endpoint);
  const entry = answers(endpoint, async (call) => handler(call, await assertMay(call)));
  return { ...entry, assertMay };
}
