import { mutate } from 'swr';
import { OWN_SESSIONS } from './useOwnSessions';

const isOwn = (key: unknown): boolean => Array.isArray(key) && key[0] === OWN_SESSIONS;

/**
 * Empties the tab's memory of what the server answered: of what a signed-in user saw, nothing is left for the next one. What is still shown is
 * read anew; what only a signed-in user may read, only for somebody.
 * @param somebody whether another account is there already
 */
export function forgetEverything(somebody = false): void {
  void mutate((key) => !isOwn(key), undefined);
  void mutate(isOwn, undefined, { revalidate: somebody });
}
