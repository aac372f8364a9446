import { useEffect, useState } from 'react';
import useSWRInfinite from 'swr/infinite';
import type { EndpointOutput } from '@/contracts/endpoint';
import type { searchProject } from '@/contracts/endpoints';
import { SEARCH_MIN_KEYWORD, SEARCH_PAGE_SIZE } from '@/contracts/limits';
import { SEARCH_PATH } from '@/contracts/paths';
import type { SearchResult } from '@/contracts/projects/projects';
import { request } from '@/lib/api/client';

/** Lets a fast typist trigger one request a word, yet feels immediate. */
const DEBOUNCE_MS = 140;

export type SearchPage = EndpointOutput<typeof searchProject>;
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

/** The text, once it rests: one that is emptied at once. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), text === '' ? 0 : DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : rested;
}

/** Specification §7: 5 per page; a blank keyword returns trending projects. */
function readPage(keyword: string, page: number): Promise<SearchPage> {
  const asked = { keyword, page: String(page), perPage: String(SEARCH_PAGE_SIZE) };
  return request<SearchPage>(`${SEARCH_PATH}?${new URLSearchParams(asked)}`);
}

/**
 * A blank text means trending. Sends nothing below two characters (specification §5), or while
 * not `wanted`.
 */
export function useProjectSearch(text: string, wanted = true): ProjectSearch {
  const keyword = useRested(text.trim());
  const asks = wanted && (keyword === '' || [...keyword].length >= SEARCH_MIN_KEYWORD);
  const { data, error, size, setSize, isLoading, isValidating, mutate } = useSWRInfinite<
    KeywordPage,
    unknown
  >(
    (index: number, before: KeywordPage | null) =>
      asks && (!before || before.hasMore) ? ['search', keyword, index + 1] : null,
    async ([, asked, page]: [string, string, number]) => ({
      ...(await readPage(asked, page)),
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
