import type { GetServerSidePropsContext, GetServerSidePropsResult } from 'next';
import { toUser } from '@/server/auth/findUser';
import { readSession } from '@/server/auth/liveSession';
import { toVisitor } from '@/server/auth/visitor';
import type { BackendCaller } from '@/server/backend/backend';
import { countryOf } from '@/server/flags/countryOf';
import { flagsFor } from '@/server/flags/flagsFor';
import { requestIdOf } from '@/server/http/requestId';
import { noteFailure } from '@/server/backend/unavailable';
import { rareRoutes } from '@/lib/rareRoutes';
import type { SessionUser } from '@/lib/session/sessionStore';
import type { PageProps } from '@/lib/shell';
import { loadShell } from './shell';

export interface SignedInProps extends PageProps {
  user: SessionUser;
}

type Context = GetServerSidePropsContext;
type Result<Props> = Promise<GetServerSidePropsResult<Props>>;

/**
 * Guards a signed-in page: made per request, never cached. Without a session it leads to
 * `/api/auth/signin` with `error=SessionRequired` and the way back (§2).
 * @param more what else the page shows, by calls in the name of the user
 */
export const signedInPropsWith =
  <More extends object>(more: (caller: BackendCaller, context: Context) => Promise<More>) =>
  async (context: Context): Result<SignedInProps & More> => {
    context.res.setHeader('Cache-Control', 'private, no-store');
    const { caller } = toVisitor(context.req, requestIdOf(context.req));
    const session = await readSession(context.req, caller).catch(noteFailure);
    if (!session)
      return {
        redirect: { destination: rareRoutes.signInRequired(context.resolvedUrl), permanent: false },
      };
    const [shell, flags, others] = await Promise.all([
      loadShell(),
      flagsFor(session.user, countryOf(context.req)),
      more({ ...caller, user: toUser(session) }, context),
    ]);
    return { props: { shell, user: session.user, flags, ...others } };
  };

export const signedInProps = signedInPropsWith(async () => ({}));
