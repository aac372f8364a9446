import { useSyncExternalStore } from 'react';
import { now } from '@/lib/clock';

const yearNow = () => new Date(now()).getUTCFullYear();
const never = () => () => undefined;

/** The server's year, or without one the browser's after hydration. */
export function useYear(made: number | null): number | null {
  const read = useSyncExternalStore(never, yearNow, () => null);
  return made ?? read;
}
