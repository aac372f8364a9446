import { mutate } from 'swr';
import { OWN_SESSIONS } from './useOwnSessions';

const isOwn = (key: unknown): boolean => Array.isArray(key) && key[0] === OWN_SESSIONS;

/**
 * So that nothing a user saw remains for the next one.
 * @param somebody whether another account is already signed in
 */
export function forgetEverything(somebody = false): void {
  void mutate((key) => !isOwn(key), undefined);
  void mutate(isOwn, undefined, { revalidate: somebody });
}
