import { Link } from '@/components/ui';
import { useRouter } from 'next/router';
import { useDeferredValue, useEffect, useEffectEvent, type ReactNode } from 'react';
import { readCodeLink } from '@/contracts/projects/codeLink';
import { useSession } from '@/lib/session/sessionStore';
import { Sheet, Split } from './Auth.styles';
import { AuthContext } from './authContext';
import { dispatch, useAuthState } from './authFlow';
import { AuthPanel } from './AuthPanel';
import { NightPanel } from './NightPanel';
import { screenCopy as copy } from './screenCopy';
import { readStep, writeStep } from './stepInUrl';

interface AuthPageProps {
  page: 'login' | 'signup';
  callbackUrl: string;
  skeleton: ReactNode;
}

export function AuthPage({ page, callbackUrl, skeleton }: AuthPageProps) {
  const router = useRouter();
  const session = useSession();
  const state = useAuthState();
  useEffect(() => {
    const step = readStep(window.location.search) ?? page;
    const link = readCodeLink(window.location.hash);
    dispatch({ type: 'opened', step, place: 'page', link });
    return () => dispatch({ type: 'closed', place: 'page' });
  }, [page]);
  const shown = state.place === 'page' && state.step !== 'hidden' ? state.step : undefined;
  useEffect(() => {
    if (shown) writeStep(shown);
  }, [shown]);
  const signedIn =
    state.place === 'page' && state.step === 'hidden' && state.outcome === 'signed-in';
  const leave = useEffectEvent(() => {
    void router.replace(callbackUrl);
  });
  useEffect(() => {
    if (signedIn) leave();
  }, [signedIn]);
  // Deferred behind the skeleton: a store update would render the large form synchronously.
  const opened = useDeferredValue(state.step !== 'hidden' && state.place === 'page', false);
  if (!opened || state.step === 'hidden' || state.place !== 'page') return skeleton;
  if (session.status === 'authenticated' && !state.busy) {
    return (
      <Split>
        <NightPanel />
        <Sheet>
          <h1>{copy.signedIn}</h1>
          <p className="lead">{copy.signedInAs(session.user.email)}</p>
          <Link href={callbackUrl}>{copy.goOn}</Link>
        </Sheet>
      </Split>
    );
  }
  return (
    <AuthContext value={{ place: 'page', page, callbackUrl }}>
      <AuthPanel state={state} />
    </AuthContext>
  );
}
