import type { Endpoint } from '@/contracts/endpoint';
import type { AnyCall } from './requireSession';

/**
 * The account behind a call, undefined for a visitor. What reads sessions is loaded only for a request that brings a cookie of one.
 * @param writes what the call changes; nothing when it only looks
 */
export async function accountOf(
  call: AnyCall,
  writes: Endpoint | undefined,
): Promise<string | undefined> {
  if (!Object.keys(call.request.cookies).some((name) => name.includes('next-auth.session-token')))
    return undefined;
  const [{ readSession }, { noteWrite }, { visitorOf }] = await Promise.all([
    import('./liveSession'),
    import('./requireSession'),
    import('./visitor'),
  ]);
  const session = await readSession(call.request, visitorOf(call.request, call.requestId).caller);
  if (session && writes) await noteWrite(call, session, writes);
  return session?.user.username;
}
