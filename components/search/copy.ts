import { count, plural } from '@/lib/format/numbers';

/** Worded by specification §2 "Project search", apart from what it leaves open. */
export const copy = {
  placeholder: { hero: 'Search Project by Name / Token', nav: 'Search project' },
  trending: 'Trending Search',
  recent: 'Recent',
  clearRecent: 'Clear',
  tokens: (total: number) => `and ${total} of its ${total === 1 ? 'token' : 'tokens'}`,
  tokensOf: (total: number, name: string) => `${plural(total, 'token')} of ${name}`,
  issuedBy: (name: string) => `Issued by ${name}`,
  looksLike: (ticker: string, where: string) => `not ${ticker} · ${where}`,
  loadMore: 'Load more',
  loadingMore: 'Loading more',
  keys: '↵ exact match · ↑↓ move · ⇧↵ watch',
  watch: 'Watch (Shift and Enter)',
  watched: 'watched',
  chosen: 'in this list',
  noneTitle: (keyword: string) => `No results for “${keyword}”`,
  noneHint: 'Try the token’s ticker or a contract address.',
  request: 'Request a rating',
  keepTyping: 'Type one more character to search.',
  found: (total: number) => `${count(total)} found`,
  notLoaded: 'Search could not load. Are you offline?',
  retry: 'Try again',
  label: 'Search projects by name, token or contract address',
  results: 'Projects',
} as const;
