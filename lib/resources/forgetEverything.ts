import { mutate } from 'swr';

/** Empties the tab's memory of what the server answered: of what a signed-in user saw, nothing is left for the next one. */
export function forgetEverything(): void {
  void mutate(() => true, undefined, { revalidate: false });
}
