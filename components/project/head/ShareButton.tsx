import { useState } from 'react';
import { Button } from '@/components/ui';
import { useHydrated } from '@/lib/hooks/useHydrated';
import { copy } from '../copy';

async function share(title: string): Promise<string> {
  const url = `${location.origin}${location.pathname}`;
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title, url });
      return '';
    }
    await navigator.clipboard.writeText(url);
    return copy.shared;
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError' ? '' : copy.shareFailed;
  }
}

/** Opens the device's share sheet or copies the address. Reserves its space until scripts run. */
export function ShareButton({ title }: { title: string }) {
  const [status, setStatus] = useState('');
  const hydrated = useHydrated();
  return (
    <div className="share" style={hydrated ? undefined : { visibility: 'hidden' }}>
      <Button
        type="button"
        onClick={() => {
          void share(title).then(setStatus);
        }}
      >
        {copy.share}
      </Button>
      <span role="status" className="status">
        {status}
      </span>
    </div>
  );
}
