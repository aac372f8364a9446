import { createHash } from 'node:crypto';
import type { Endpoint } from '@/contracts/endpoint';
import type { BackendUser } from '../backend';
import type { LiveSession } from './liveSession';
import type { AnyCall } from './requireSession';

const toUser = ({ sid, user, owner }: LiveSession): BackendUser => ({
  account: user.username,
  actor: user.adminId === undefined ? undefined : owner.username,
  session: createHash('sha256').update(sid).digest('hex'),
});

/**
 * Undefined for a visitor. Loads session code only when a cookie needs it.
 * @param writes undefined for reads, or when the backend audits the call
 */
export async function findUser(
  call: AnyCall,
  writes: Endpoint | undefined,
): Promise<BackendUser | undefined> {
  if (!Object.keys(call.request.cookies).some((name) => name.includes('next-auth.session-token')))
    return undefined;
  const [{ readSession }, { noteWrite }, { toVisitor }] = await Promise.all([
    import('./liveSession'),
    import('./requireSession'),
    import('./visitor'),
  ]);
  const session = await readSession(call.request, toVisitor(call.request, call.requestId).caller);
  if (session && writes) await noteWrite(call, session, writes);
  return session && toUser(session);
}
