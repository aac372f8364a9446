import { useId } from 'react';
import { Button } from '@/components/ui';
import { useGoogleOffered } from '@/lib/resources/useGoogleOffered';
import { Or } from './Auth.styles';
import { useAuthSetting } from './authContext';
import { dispatch } from './authFlow';
import { copy } from './copy';
import { GoogleTerms } from './GoogleTerms';

export function GoogleButton({ or, busy }: { or: string; busy: boolean }) {
  const { callbackUrl } = useAuthSetting();
  const termsId = useId();
  if (!useGoogleOffered()) return null;
  return (
    <>
      <Or>{or}</Or>
      <Button
        type="button"
        style={{ width: '100%' }}
        aria-describedby={termsId}
        aria-disabled={busy || undefined}
        onClick={() => dispatch({ type: 'google-pressed', callbackUrl })}
      >
        <span aria-hidden="true">G</span>
        {copy.google}
      </Button>
      <GoogleTerms id={termsId} />
    </>
  );
}
