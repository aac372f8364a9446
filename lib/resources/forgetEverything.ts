import { mutate } from 'swr';

/**
 * Empties the tab's memory of what the server answered: of what a signed-in user saw, nothing is left for the next one.
 * @param readAgain whether what is shown is read anew, for somebody who is there already
 */
export function forgetEverything(readAgain = false): void {
  void mutate(() => true, undefined, { revalidate: readAgain });
}
