import { Plain } from './Controls.styles';
import { copy } from './copy';

/** Of a part that loads on demand. */
export const LoadFailed = ({ onRetry }: { onRetry: () => void }) => (
  <div role="alert">
    <p className="error">{copy.notLoaded}</p>
    <Plain type="button" data-link="true" onClick={onRetry}>
      {copy.retry}
    </Plain>
  </div>
);
