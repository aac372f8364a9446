import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and in the first render, so that what needs scripts can wait for them. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
