import { Button } from '@/components/ui';
import { copy } from './copy';
import { Notice } from './Notice';

/** While the backend is down. Nothing is broken in the page, so nothing is reported. */
export function UnavailableScreen() {
  return (
    <Notice
      title={copy.unavailableTitle}
      lead={copy.unavailableLead}
      detail={copy.unavailableDetail}
    >
      <Button type="button" data-kind="ink" onClick={() => window.location.reload()}>
        {copy.retry}
      </Button>
      <a href="/">{copy.back}</a>
    </Notice>
  );
}
