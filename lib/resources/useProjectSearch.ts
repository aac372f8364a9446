import useSWRInfinite from 'swr/infinite';
import { SEARCH_MIN_KEYWORD } from '@/contracts/limits';
import type { SearchResult } from '@/contracts/projects/projects';
import { searchProjects, type SearchPage } from '@/lib/api/projects';
import { useDebounced } from '@/lib/hooks/useDebounced';

/** Lets a fast typist trigger one request a word, yet feels immediate. */
const DEBOUNCE_MS = 140;

type KeywordPage = SearchPage & { keyword: string };

export interface ProjectSearch {
  /** The text, once it rests. */
  keyword: string;
  results: SearchResult[];
  /** What the results answer: while others load, those of the keyword before stay. */
  answers: string | undefined;
  total: number;
  hasMore: boolean;
  loading: boolean;
  loadingMore: boolean;
  error: unknown;
  loadMore: () => void;
  retry: () => void;
}

/**
 * A blank text means trending. Sends nothing below two characters (specification §5), or while
 * not `wanted`.
 */
export function useProjectSearch(text: string, wanted = true): ProjectSearch {
  const keyword = useDebounced(text.trim(), DEBOUNCE_MS);
  const asks = wanted && (keyword === '' || [...keyword].length >= SEARCH_MIN_KEYWORD);
  const { data, error, size, setSize, isLoading, isValidating, mutate } = useSWRInfinite<
    KeywordPage,
    unknown
  >(
    (index: number, before: KeywordPage | null) =>
      asks && (!before || before.hasMore) ? ['search', keyword, index + 1] : null,
    async ([, asked, page]: [string, string, number]) => ({
      ...(await searchProjects(asked, page)),
      keyword: asked,
    }),
    {
      revalidateFirstPage: false,
      revalidateOnFocus: false,
      shouldRetryOnError: false,
      keepPreviousData: true,
      dedupingInterval: 10_000,
    },
  );
  const pages = asks
    ? (data ?? []).filter((page) => page.keyword === keyword || error === undefined)
    : [];
  const last = pages.at(-1);
  return {
    keyword,
    results: pages.flatMap((page) => page.items),
    answers: last?.keyword,
    total: last?.total ?? 0,
    hasMore: last?.hasMore ?? false,
    loading: asks && isLoading && pages.length === 0,
    loadingMore: isValidating && size > pages.length,
    error: asks ? error : undefined,
    loadMore: () => {
      void setSize(size + 1);
    },
    retry: () => {
      void mutate();
    },
  };
}
