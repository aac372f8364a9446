import type { SearchResult } from '@/contracts/projects/projects';
import { KEYS, readLocal, writeLocal } from '@/lib/storage/local';

const KEPT = 5;
export type RecentProject = Pick<SearchResult, 'id' | 'name' | 'logo'> & {
  ticker: string | null;
  /** Missing in what earlier releases stored, like the address. */
  chains?: SearchResult['chains'];
  address?: SearchResult['address'];
};

function isRecent(value: unknown): value is RecentProject {
  const item = value as Partial<RecentProject> | null;
  return (
    typeof item === 'object' &&
    item !== null &&
    typeof item.id === 'string' &&
    typeof item.name === 'string' &&
    (item.chains === undefined || Array.isArray(item.chains))
  );
}

/** Newest first; stored in this browser only. */
export function readRecent(): RecentProject[] {
  try {
    const stored: unknown = JSON.parse(readLocal(KEYS.recentSearches) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRecent).slice(0, KEPT) : [];
  } catch {
    return [];
  }
}

export function rememberRecent(result: SearchResult): void {
  const entry: RecentProject = {
    id: result.id,
    name: result.name,
    logo: result.logo,
    ticker: result.tokenTickers[0] ?? null,
    chains: result.chains,
    address: result.address,
  };
  const others = readRecent().filter((item) => item.id !== entry.id);
  writeLocal(KEYS.recentSearches, JSON.stringify([entry, ...others].slice(0, KEPT)));
}

export const clearRecent = (): void => writeLocal(KEYS.recentSearches, null);
