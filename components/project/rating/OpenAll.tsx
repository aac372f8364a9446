import { useSyncExternalStore } from 'react';
import { Button } from '@/components/ui';
import { copy } from '../copy';
import { useAllFolds } from './useFolds';

const never = () => () => undefined;

/** Reserves its space until scripts run. */
export function OpenAll() {
  const [open, toggle] = useAllFolds();
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <Button type="button" onClick={toggle} style={hydrated ? undefined : { visibility: 'hidden' }}>
      {open ? copy.closeAll : copy.openAll}
    </Button>
  );
}
