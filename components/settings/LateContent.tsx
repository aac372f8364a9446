import type { ReactNode } from 'react';
import { Failed } from '@/components/ui/page';
import { useModule } from '@/lib/hooks/useModule';
import { Skeleton } from './Settings.styles';

interface LateContentProps<T extends object> {
  /** Of the settings: its skeleton is as high. */
  part: string;
  /** A dynamic import outside the component. */
  load: () => Promise<T>;
  /** What is said when it fails. */
  notLoaded: string;
  children: (module: T) => ReactNode;
}

/** Loads when it is shown; after a failure, by a button. */
export function LateContent<T extends object>({
  part,
  load,
  notLoaded,
  children,
}: LateContentProps<T>) {
  const { module, failed, retry } = useModule(load, true);
  if (module) return children(module);
  if (!failed) return <Skeleton data-for={part} />;
  return <Failed words={notLoaded} onRetry={retry} />;
}
