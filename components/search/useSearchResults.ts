import { useRouter } from 'next/router';
import { useEffect, useEffectEvent, useImperativeHandle, useState, type Ref } from 'react';
import type { SearchResult } from '@/contracts/projects/projects';
import { track } from '@/lib/analytics/track';
import { useIdle } from '@/lib/hooks/useIdle';
import { useProjectSearch, type ProjectSearch } from '@/lib/resources/useProjectSearch';
import { routes } from '@/lib/routes';
import { loadStars, pressStar } from '@/lib/watch/pressStar';
import { listEntries, type Entry } from './entries';
import { onlyExact } from './exact';
import { clearRecent, readRecent, rememberRecent } from './recent';
import type { SearchEvent } from './searchReducer';
import type { ResultsHandle } from './useSearchBox';

const readStars = () => void loadStars().catch(() => undefined);
const watchResult = (entry: Entry | undefined) => {
  if (entry) void pressStar(entry.result).catch(() => undefined);
};

const recentResults = (): SearchResult[] =>
  readRecent().map(({ ticker, chains = [], address = null, ...project }) => ({
    ...project,
    answers: [],
    chains,
    address,
    rank: null,
    state: 'not-rated',
    score: null,
    possible: null,
    letter: null,
    issuedCount: 0,
    issuedBy: null,
    tokenTickers: ticker ? [ticker] : [],
  }));

export interface SearchResultsFlow {
  search: ProjectSearch;
  recent: SearchResult[];
  /** The options, but for "Load more": what is remembered first. */
  entries: Entry[];
  choose: (index: number) => void;
  forget: () => void;
}

interface SearchResultsOptions {
  text: string;
  /** Open what carries this very text, if one does, once the results are there. */
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
  const search = useProjectSearch(text);
  const { keyword } = search;

  const recent = text.trim() === '' ? kept : [];
  const entries = listEntries([...recent, ...search.results], keyword);
  const more = search.hasMore && keyword !== '';
  const options = entries.length + (more ? 1 : 0);
  useEffect(() => dispatch({ type: 'optionsChanged', options }), [dispatch, options]);

  const choose = (index: number) => {
    const entry = entries[index];
    if (!entry) return void (more && search.loadMore());
    const { result, tokens } = entry;
    rememberRecent(result);
    track('select_content', { content_type: 'project', content_id: result.id });
    dispatch({ type: 'chosen' });
    onChosen();
    void router.push(tokens ? routes.list({ issuer: result.id }) : routes.project(result.id));
  };
  const openExact = useEffectEvent(() => {
    const only = onlyExact(search.results, text);
    if (only) choose(entries.findIndex(({ result }) => result === only));
  });
  const ready = entered && search.answers === text.trim() && search.results.length > 0;
  useEffect(() => {
    if (ready) openExact();
  }, [ready]);
  useIdle(readStars);
  const watch = (index: number) => watchResult(entries[index]);
  useImperativeHandle(handle, () => ({ options, choose, watch }));
  return {
    search,
    recent,
    entries,
    choose,
    forget: () => {
      clearRecent();
      setKept([]);
    },
  };
}
