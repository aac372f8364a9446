import { useRouter } from 'next/router';
import { useEffect, useId, useRef } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { focusFirstEmpty } from '@/lib/forms/focusField';
import { safeCallback } from '@/lib/session/safeCallback';
import { AUTH_WIDTH } from './Auth.styles';
import { AuthContext } from './authContext';
import { dispatch, useAuthState } from './authFlow';
import { AuthPanel } from './AuthPanel';
import type { AuthRequest } from './openAuth';

/** The authentication modal (§2). */
export function AuthDialog({ request }: { request: AuthRequest | null }) {
  const state = useAuthState();
  const { asPath } = useRouter();
  const headingId = useId();
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    dispatch(
      request
        ? { type: 'opened', step: request.step, place: 'modal' }
        : { type: 'closed', place: 'modal' },
    );
  }, [request]);
  useEffect(() => () => dispatch({ type: 'closed', place: 'modal' }), []);
  const shown = state.place === 'modal' && state.step !== 'hidden' ? state : null;
  return (
    <Dialog
      open={shown !== null}
      labelledBy={headingId}
      width={AUTH_WIDTH}
      onOpened={() => focusFirstEmpty(content.current)}
      onClose={() => dispatch({ type: 'closed', place: 'modal' })}
    >
      <AuthContext value={{ place: 'modal', headingId, callbackUrl: safeCallback(asPath) }}>
        <div ref={content}>{shown && <AuthPanel state={shown} />}</div>
      </AuthContext>
    </Dialog>
  );
}
