import { useRouter } from 'next/router';
import { useState, type RefObject } from 'react';
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
import { useOptions } from './useOptions';
import type { ResultsHandle } from './useSearchBox';

const readStars = () => void loadStars().catch(() => undefined);

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
  handle: RefObject<ResultsHandle | null>;
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
  const choose = useOptions({
    search,
    entries,
    text,
    entered,
    dispatch,
    results: handle,
    best: () => {
      const only = onlyExact(search.results, text);
      return entries.find(({ result }) => result === only);
    },
    onChosen: ({ result, tokens }) => {
      rememberRecent(result);
      track('select_content', { content_type: 'project', content_id: result.id });
      onChosen();
      void router.push(tokens ? routes.list({ issuer: result.id }) : routes.project(result.id));
    },
    onWatched: ({ result }) => void pressStar(result).catch(() => undefined),
  });
  useIdle(readStars);
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
