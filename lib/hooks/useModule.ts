import { startTransition, useCallback, useEffect, useState } from 'react';

export interface LoadedModule<T> {
  module: T | undefined;
  /** The visitor is offline, or the site was rebuilt since. */
  failed: boolean;
  retry: () => void;
}

/**
 * `load` is a dynamic import outside the component. After a failure, `retry` or the next use tries
 * again.
 */
export function useModule<T extends object>(
  load: () => Promise<T>,
  wanted: boolean,
): LoadedModule<T> {
  const [module, setModule] = useState<T>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!wanted) return undefined;
    let current = true;
    load().then(
      // A transition renders large parts in short slices, so phones stay responsive.
      (loaded) => {
        if (current)
          startTransition(() => {
            setModule(loaded);
            setFailed(false);
          });
      },
      () => {
        if (current) setFailed(true);
      },
    );
    return () => {
      current = false;
    };
  }, [load, wanted, attempt]);
  return {
    module,
    failed: wanted && failed && !module,
    retry: useCallback(() => {
      setFailed(false);
      setAttempt((count) => count + 1);
    }, []),
  };
}
