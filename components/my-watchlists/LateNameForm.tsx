import { useIdle } from '@/lib/hooks/useIdle';
import { useModule } from '@/lib/hooks/useModule';
import { LoadFailed } from './LoadFailed';
import type { NameFormProps } from './NameForm';

const load = () => import('./NameForm');
const loadAhead = () => void load().catch(() => undefined);

/** Loads with the schema that validates it, once the page is idle. */
export function LateNameForm(props: NameFormProps) {
  const { module, failed, retry } = useModule(load, true);
  if (module) return <module.NameForm {...props} />;
  return failed ? <LoadFailed onRetry={retry} /> : null;
}

export const useNameFormAhead = () => useIdle(loadAhead);
