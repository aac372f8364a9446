import { Button } from '@/components/ui';
import { Or } from './Auth.styles';
import { useAuthSetting } from './authContext';
import { dispatch } from './authFlow';
import { copy } from './copy';

/** The other way in: over to the identity provider and back to where the visitor was. */
export function GoogleButton({ or, busy }: { or: string; busy: boolean }) {
  const { callbackUrl } = useAuthSetting();
  return (
    <>
      <Or>{or}</Or>
      <Button type="button" style={{ width: '100%' }} aria-disabled={busy || undefined} onClick={() => dispatch({ type: 'google-pressed', callbackUrl })}>
        <span aria-hidden="true">G</span>{copy.google}
      </Button>
    </>
  );
}
