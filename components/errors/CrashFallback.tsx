import { Button } from '@/components/ui';
import { copy } from './copy';
import { Notice } from './Notice';

export function CrashFallback({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert">
      <Notice title={copy.crashTitle} lead={copy.crashLead}>
        <Button type="button" data-kind="ink" onClick={onRetry}>
          {copy.retry}
        </Button>
        <a href="/">{copy.back}</a>
      </Notice>
    </div>
  );
}
