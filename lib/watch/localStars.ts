import { PROJECT_ID } from '@/contracts/ids';
import { WATCHLIST_PROJECTS_MAX } from '@/contracts/limits';
import { KEYS, readLocal, writeLocal } from '@/lib/storage/local';

/** In the order in which they were set; whatever else is stored there counts as nothing. */
export function readLocalStars(): string[] {
  try {
    const stored = JSON.parse(readLocal(KEYS.stars) ?? '[]') as unknown;
    if (!Array.isArray(stored)) return [];
    const ids = stored.filter((id): id is string => typeof id === 'string' && PROJECT_ID.test(id));
    return [...new Set(ids)].slice(0, WATCHLIST_PROJECTS_MAX);
  } catch {
    return [];
  }
}

export const writeLocalStars = (ids: readonly string[]): void =>
  writeLocal(KEYS.stars, ids.length === 0 ? null : JSON.stringify(ids));
