import { Button, Float } from './layout';
import { loadingCopy as copy } from './loadingCopy';

interface DialogLoadingProps {
  failed: boolean;
  onRetry: () => void;
  onClose: () => void;
}

/** Floats over the page until a dialog loads, or says that it failed. */
export function DialogLoading({ failed, onRetry, onClose }: DialogLoadingProps) {
  return (
    <Float role={failed ? 'alert' : 'status'} style={{ top: '40%' }}>
      {failed ? copy.failed : copy.loading}
      {failed && (
        <p>
          <Button type="button" ref={(button) => button?.focus()} onClick={onRetry}>
            {copy.retry}
          </Button>{' '}
          <Button type="button" onClick={onClose}>
            {copy.close}
          </Button>
        </p>
      )}
    </Float>
  );
}
