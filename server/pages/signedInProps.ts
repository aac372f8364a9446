import type { GetServerSidePropsContext, GetServerSidePropsResult } from 'next';
import { readSession } from '@/server/auth/liveSession';
import { toVisitor } from '@/server/auth/visitor';
import { countryOf } from '@/server/flags/countryOf';
import { flagsFor } from '@/server/flags/flagsFor';
import { requestIdOf } from '@/server/requestId';
import { noteFailure } from '@/server/unavailable';
import { routes } from '@/lib/routes';
import type { SessionUser } from '@/lib/session/sessionStore';
import type { PageProps } from '@/lib/shell';
import { loadShell } from './shell';

export interface SignedInProps extends PageProps {
  user: SessionUser;
}

/**
 * Guards a signed-in page: made per request, never cached. Without a session it leads to
 * `/api/auth/signin` with `error=SessionRequired` and the way back (§2).
 */
export async function signedInProps(
  context: GetServerSidePropsContext,
): Promise<GetServerSidePropsResult<SignedInProps>> {
  context.res.setHeader('Cache-Control', 'private, no-store');
  const { caller } = toVisitor(context.req, requestIdOf(context.req));
  const session = await readSession(context.req, caller).catch(noteFailure);
  if (!session)
    return {
      redirect: { destination: routes.signInRequired(context.resolvedUrl), permanent: false },
    };
  const [shell, flags] = await Promise.all([
    loadShell(),
    flagsFor(session.user, countryOf(context.req)),
  ]);
  return { props: { shell, user: session.user, flags } };
}
