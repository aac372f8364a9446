import { useSyncExternalStore } from 'react';
import { now } from '@/lib/clock';

const yearNow = () => new Date(now()).getUTCFullYear();
const never = () => () => undefined;

/** The copyright line's year: the server's where the page was made with its clock, else the browser's once React has the page. */
export function useYear(made: number | null): number | null {
  const read = useSyncExternalStore(never, yearNow, () => null);
  return made ?? read;
}
