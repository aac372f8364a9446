import { Button, Float } from '@/components/ui';
import { loadingCopy as copy } from './loadingCopy';

interface AuthLoadingProps { failed: boolean; onRetry: () => void; onClose: () => void }

/** What floats over the page until the modal is loaded, or tells that it cannot be. */
export function AuthLoading({ failed, onRetry, onClose }: AuthLoadingProps) {
  return (
    <Float role={failed ? 'alert' : 'status'} style={{ top: '40%' }}>
      {failed ? copy.failed : copy.loading}
      {failed && (
        <p>
          <Button type="button" ref={(button) => button?.focus()} onClick={onRetry}>{copy.retry}</Button> <Button type="button" onClick={onClose}>{copy.close}</Button>
        </p>
      )}
    </Float>
  );
}
