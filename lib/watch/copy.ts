import { plural } from '@/lib/format/numbers';

export const copy = {
  keptHere: (name: string) =>
    `You watch ${name} in this browser. Log in to keep it in your account.`,
  full: 'This browser has no place for more stars. Log in to make lists.',
  joined: (count: number) => `${plural(count, 'star')} from this browser joined your watchlist.`,
  /** What was pressed, before the reason. */
  failed: (name: string, watched: boolean) => `${name} was not ${watched ? 'added' : 'removed'}.`,
  left: (count: number) => `${plural(count, 'star')} did not fit: the list is full.`,
  removedFrom: (name: string, lists: readonly string[]) =>
    `${name} is removed from ${lists.length} lists: ${lists.join(', ')}. Press the star again to undo.`,
} as const;
