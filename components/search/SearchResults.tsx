import { useRouter } from 'next/router';
import { useState, type ReactNode, type RefObject } from 'react';
import type { SearchResult } from '@/contracts/projects/projects';
import { track } from '@/lib/analytics/track';
import { useIdle } from '@/lib/hooks/useIdle';
import { useProjectSearch } from '@/lib/resources/useProjectSearch';
import { routes } from '@/lib/routes';
import { loadStars, pressStar } from '@/lib/watch/pressStar';
import { copy } from './copy';
import { onlyExact } from './exact';
import { clearRecent, readRecent, rememberRecent } from './recent';
import { SearchNote } from './SearchNote';
import { SearchOptions, type SearchResultsFlow } from './SearchOptions';
import { Results } from './SearchResults.styles';
import { listEntries, useOptions } from './useOptions';
import type { ResultsHandle, SearchEvent } from './useSearchBox';

export interface SearchResultsProps {
  text: string;
  /** −1 for none. */
  active: number;
  /** Open what carries this very text, if one does, once the results are there. */
  entered: boolean;
  listId: string;
  optionId: (index: number) => string;
  dispatch: (event: SearchEvent) => void;
  /** Navigation to the project has begun. */
  onChosen: () => void;
  handle: RefObject<ResultsHandle | null>;
  skeleton: ReactNode;
}

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

function useSearchResults({
  text,
  entered,
  dispatch,
  onChosen,
  handle,
}: Omit<SearchResultsProps, 'active' | 'listId' | 'optionId' | 'skeleton'>): SearchResultsFlow {
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

const RecentTitle = ({ onForget }: { onForget: () => void }) => (
  <p className="title">
    {copy.recent}
    <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={onForget}>
      {copy.clearRecent}
    </button>
  </p>
);

export function SearchResults({
  text,
  active,
  entered,
  listId,
  optionId,
  dispatch,
  onChosen,
  handle,
  skeleton,
}: SearchResultsProps) {
  const flow = useSearchResults({ text, entered, dispatch, onChosen, handle });
  const { search, recent, forget } = flow;
  return (
    <Results>
      {recent.length > 0 && <RecentTitle onForget={forget} />}
      <SearchOptions
        flow={flow}
        listId={listId}
        optionId={optionId}
        active={active}
        onPoint={(index) => dispatch({ type: 'pointed', index })}
      />
      {search.loading && skeleton}
      <SearchNote search={search} />
    </Results>
  );
}
