import useSWRInfinite from 'swr/infinite';
import { SEARCH_MIN_KEYWORD } from '@/contracts/limits';
import type { SearchResult } from '@/contracts/projects';
import { searchProjects, type SearchPage } from '@/lib/api/projects';

export interface ProjectSearch {
  results: SearchResult[];
  total: number;
  hasMore: boolean;
  /** Nothing to show yet. */
  loading: boolean;
  loadingMore: boolean;
  error: unknown;
  loadMore: () => void;
  retry: () => void;
}

/**
 * Pages of search results for a keyword; trending for a blank one. Asks nothing while `enabled` is false or while the keyword is
 * shorter than the specification's two characters (§5). Answers of the keyword before stay until the new ones are here.
 */
export function useProjectSearch(keyword: string, enabled: boolean): ProjectSearch {
  const asks = enabled && (keyword === '' || [...keyword].length >= SEARCH_MIN_KEYWORD);
  const { data, error, size, setSize, isLoading, isValidating, mutate } = useSWRInfinite<SearchPage, unknown>(
    (index: number, before: SearchPage | null) => (asks && (!before || before.hasMore) ? ['search', keyword, index + 1] : null),
    ([, text, page]: [string, string, number]) => searchProjects(text, page),
    { revalidateFirstPage: false, revalidateOnFocus: false, shouldRetryOnError: false, keepPreviousData: true, dedupingInterval: 10_000 },
  );
  const pages = asks ? data ?? [] : [];
  const last = pages.at(-1);
  return {
    results: pages.flatMap((page) => page.items),
    total: last?.total ?? 0,
    hasMore: last?.hasMore ?? false,
    loading: asks && isLoading && pages.length === 0,
    loadingMore: isValidating && size > pages.length,
    error: asks ? error : undefined,
    loadMore: () => { void setSize(size + 1); },
    retry: () => { void mutate(); },
  };
}
