import { useRouter } from 'next/router';
import { useEffect, useEffectEvent, useImperativeHandle, useState, type Ref } from 'react';
import type { SearchResult } from '@/contracts/projects';
import { track } from '@/lib/analytics/track';
import { useDebounced } from '@/lib/hooks/useDebounced';
import { useIdle } from '@/lib/hooks/useIdle';
import { useProjectSearch, type ProjectSearch } from '@/lib/resources/useProjectSearch';
import { routes } from '@/lib/routes';
import { loadStars, pressStar } from '@/lib/watch/starStore';
import { clearRecent, readRecent, rememberRecent } from './recent';
import type { SearchEvent } from './searchReducer';
import type { ResultsHandle } from './useSearchBox';

const readStars = () => void loadStars().catch(() => undefined);

/** Lets a fast typist trigger one request a word, yet feels immediate. */
const DEBOUNCE_MS = 140;

const recentResults = (): SearchResult[] =>
  readRecent().map(({ ticker, chains = [], address = null, ...project }) => ({
    ...project,
    chains,
    address,
    rank: null,
    state: 'not-rated',
    score: null,
    possible: null,
    letter: null,
    tokenTickers: ticker ? [ticker] : [],
  }));

export interface SearchResultsFlow {
  keyword: string;
  search: ProjectSearch;
  recent: SearchResult[];
  choose: (index: number) => void;
  forget: () => void;
}

interface SearchResultsOptions {
  text: string;
  /** Open the first result of this text once it is there. */
  entered: boolean;
  dispatch: (event: SearchEvent) => void;
  onChosen: () => void;
  handle: Ref<ResultsHandle>;
}

export function useSearchResults({
  text,
  entered,
  dispatch,
  onChosen,
  handle,
}: SearchResultsOptions): SearchResultsFlow {
  const router = useRouter();
  const [kept, setKept] = useState(recentResults);
  const keyword = useDebounced(text.trim(), DEBOUNCE_MS);
  const search = useProjectSearch(keyword);

  const recent = text.trim() === '' ? kept : [];
  const results = [...recent, ...search.results];
  const more = search.hasMore && keyword !== '';
  const options = results.length + (more ? 1 : 0);
  useEffect(() => dispatch({ type: 'optionsChanged', options }), [dispatch, options]);

  const choose = (index: number) => {
    const result = results[index];
    if (!result) {
      if (more && index === results.length) search.loadMore();
      return;
    }
    rememberRecent(result);
    track('select_content', { content_type: 'project', content_id: result.id });
    dispatch({ type: 'chosen' });
    onChosen();
    void router.push(routes.project(result.id));
  };
  const openBest = useEffectEvent(() => choose(0));
  const ready = search.answers === text.trim() && search.results.length > 0;
  useEffect(() => {
    if (entered && ready) openBest();
  }, [entered, ready]);
  const watch = (index: number) => {
    const result = results[index];
    if (result) void pressStar(result).catch(() => undefined);
  };
  useIdle(readStars);
  useImperativeHandle(handle, () => ({ options, choose, watch }));
  return {
    keyword,
    search,
    recent,
    choose,
    forget: () => {
      clearRecent();
      setKept([]);
    },
  };
}
