import { startTransition, useCallback, useEffect, useState } from 'react';

export interface LoadedModule<T> {
  /** Undefined until it is here. */
  module: T | undefined;
  /** It could not be had: the visitor is offline, or the site was built anew since the page was opened. */
  failed: boolean;
  retry: () => void;
}

/**
 * A part of the site that is loaded once it is wanted: `load` is a dynamic import outside the component. What failed is asked for
 * again by `retry`, or when it is wanted the next time.
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
      // In a transition, so that a large part is drawn in slices of a few milliseconds, and a phone stays responsive.
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
