import { useModule } from '@/lib/hooks/useModule';
import { LoadFailed } from './LoadFailed';
import type { NameFormProps } from './NameForm';

const load = () => import('./NameForm');

/** For a button that opens it: before it is pressed. */
export const loadNameFormAhead = () => void load().catch(() => undefined);

/** Loads with the schema that validates it. */
export function LateNameForm(props: NameFormProps) {
  const { module, failed, retry } = useModule(load, true);
  if (module) return <module.NameForm {...props} />;
  return failed ? <LoadFailed onRetry={retry} /> : null;
}
