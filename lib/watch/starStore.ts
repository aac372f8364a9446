import { sharedValue } from '@/lib/sharedValue';

export interface Stars {
  /** Projects in this browser's list, or in any list of the account. */
  ids: ReadonlySet<string>;
  /** Whose; undefined until read. */
  of: 'browser' | 'account' | undefined;
}

/** Small, as every page has it; followStars fills it. */
export const stars = sharedValue<Stars>({ ids: new Set(), of: undefined });
