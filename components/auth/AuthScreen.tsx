import { useRouter } from 'next/router';
import styled from 'styled-components';
import { Button } from '@/components/ui';
import { FIELD_MESSAGES } from '@/contracts/forms/fieldMessages';
import { useModule } from '@/lib/hooks/useModule';
import { safeCallback } from '@/lib/session/safeCallback';
import { color, media, radius } from '@/styles/theme';
import { AUTH_WIDTH, Bar, Sheet, Split } from './Auth.styles';
import { cameFrom } from './cameFrom';
import { GoogleTerms } from './GoogleTerms';
import { NightPanel } from './NightPanel';
import { pageError } from './pageErrors';
import { screenCopy as copy } from './screenCopy';

/** Heights of the forms without a message, px, to avoid a layout shift. */
const HEIGHTS = { login: 516, signup: 582 };

function AuthSkeleton({ page, status }: { page: 'login' | 'signup'; status: string }) {
  return (
    <Split>
      <NightPanel />
      <Sheet>
        <div style={{ minHeight: HEIGHTS[page] }}>
          <h1>{copy[page].title}</h1>
          <p className="lead" role="status">
            {status}
          </p>
          <Bar />
          <Bar />
          {/* The form's hint, readable before the form loads. */}
          {page === 'signup' && <p>{FIELD_MESSAGES.passwordHint}</p>}
          <Bar />
          {page === 'login' && <GoogleTerms />}
        </div>
      </Sheet>
    </Split>
  );
}

const Frame = styled.div`
  max-width: ${AUTH_WIDTH}px;
  margin: 0 auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  overflow: hidden;
  ${media.phone} {
    border-width: 0 0 1px;
    border-radius: 0;
  }
`;
/** Reserves room for a note, since the query is read after the first paint. Not on phones. */
const Top = styled.div`
  display: grid;
  align-items: center;
  gap: 12px;
  max-width: ${AUTH_WIDTH}px;
  min-height: 88px;
  margin: 0 auto;
  padding: 16px 0;
  ${media.phone} {
    min-height: 0;
    padding: 0;
  }
`;
const Note = styled.div`
  padding: 12px 16px;
  border: 1px solid ${color.brass};
  border-radius: ${radius.control};
  ${media.phone} {
    margin: 16px;
  }
`;

const loadPage = () => import('./AuthPage');
// In a turn of its own: to ask for the scripts takes as long as to hydrate the page.
if (typeof window !== 'undefined') setTimeout(() => void loadPage().catch(() => undefined));

/** Prerendered without session, query and form. */
export function AuthScreen({ page }: { page: 'login' | 'signup' }) {
  const { query } = useRouter();
  const { module, failed, retry } = useModule(loadPage, true);
  const error = pageError(query.error);
  const skeleton = <AuthSkeleton page={page} status={failed ? copy.notLoaded : copy.loading} />;
  const callbackUrl =
    query.callbackUrl === undefined
      ? cameFrom()
      : safeCallback(
          query.callbackUrl,
          typeof location === 'undefined' ? undefined : location.origin,
        );
  return (
    <>
      <Top>
        <noscript>
          <Note>{copy.noScript}</Note>
        </noscript>
        {error && <Note role="alert">{error}</Note>}
        {failed && (
          <Note role="alert">
            {copy.notLoaded}{' '}
            <Button type="button" onClick={retry}>
              {copy.retry}
            </Button>
          </Note>
        )}
      </Top>
      <Frame>
        {module ? (
          <module.AuthPage page={page} callbackUrl={callbackUrl} skeleton={skeleton} />
        ) : (
          skeleton
        )}
      </Frame>
    </>
  );
}
