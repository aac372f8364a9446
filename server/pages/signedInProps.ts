import type { GetServerSidePropsContext, GetServerSidePropsResult } from 'next';
import { randomUUID } from 'node:crypto';
import { readSession } from '@/server/auth/liveSession';
import { visitorOf } from '@/server/auth/visitor';
import { flagsFor } from '@/server/flags/flagsFor';
import { routes } from '@/lib/routes';
import type { SessionUser } from '@/lib/session/sessionStore';
import type { PageProps } from '@/lib/shell';
import { loadShell } from './shell';

/** Props of a page that only a signed-in user sees. */
export interface SignedInProps extends PageProps {
  user: SessionUser;
}

/**
 * The guard of every page of a signed-in user: rendered for each request and kept by nobody. Without a session it leads to
 * `/api/auth/signin` with `error=SessionRequired` and the way back (specification §2).
 */
export async function signedInProps(
  context: GetServerSidePropsContext,
): Promise<GetServerSidePropsResult<SignedInProps>> {
  context.res.setHeader('Cache-Control', 'private, no-store');
  const session = await readSession(context.req, visitorOf(context.req, randomUUID()).caller);
  if (!session)
    return {
      redirect: { destination: routes.signInRequired(context.resolvedUrl), permanent: false },
    };
  const [shell, flags] = await Promise.all([loadShell(), flagsFor(session.user)]);
  return { props: { shell, user: session.user, flags } };
}
