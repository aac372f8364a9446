import { createHash } from 'node:crypto';
import type { Endpoint } from '@/contracts/endpoint';
import type { BackendUser } from '../backend/backend';
import { assertShown } from './assertShown';
import type { LiveSession } from './liveSession';
import type { AnyCall } from './requireSession';

export const toUser = ({ sid, user, owner }: LiveSession): BackendUser => ({
  account: user.username,
  actor: user.adminId === undefined ? undefined : owner.username,
  session: createHash('sha256').update(sid).digest('hex'),
});

export const toActedAs = (user: BackendUser | undefined): string | undefined =>
  user?.actor === undefined ? undefined : user.account;

/**
 * Undefined for a visitor. Loads session code only when a cookie needs it.
 * @param writes undefined for reads
 * @throws ApiProblem 409 `other-session` for a write that the page does not show
 */
export async function findUser(
  call: AnyCall,
  writes: Endpoint | undefined,
): Promise<BackendUser | undefined> {
  if (!Object.keys(call.request.cookies).some((name) => name.includes('next-auth.session-token'))) {
    if (writes) assertShown(call.request, undefined);
    return undefined;
  }
  const [{ readSession }, { noteWrite }, { toVisitor }] = await Promise.all([
    import('./liveSession'),
    import('./requireSession'),
    import('./visitor'),
  ]);
  const session = await readSession(call.request, toVisitor(call.request, call.requestId).caller);
  const user = session && toUser(session);
  if (writes) assertShown(call.request, toActedAs(user));
  if (session && writes) await noteWrite(call, session, writes);
  return user;
}
