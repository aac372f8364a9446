import { useEffect, useEffectEvent, useImperativeHandle } from 'react';
import type { SearchResult } from '@/contracts/projects/projects';
import type { ProjectSearch } from '@/lib/resources/useProjectSearch';
import type { ResultsHandle, SearchBoxFlow } from './useSearchBox';

/** An option of the list: a project, or the tokens of the project above it. */
export interface Entry {
  result: SearchResult;
  tokens: boolean;
}

/** Tokens stand below their project when something is looked for. */
export const listEntries = (results: readonly SearchResult[], keyword: string): Entry[] =>
  results.flatMap((result) => [
    { result, tokens: false },
    ...(keyword !== '' && result.issuedCount > 0 ? [{ result, tokens: true }] : []),
  ]);

interface OptionsGiven extends Pick<SearchBoxFlow, 'dispatch' | 'results'> {
  search: ProjectSearch;
  entries: readonly Entry[];
  text: string;
  /** Choose the best, once the results are there. */
  entered: boolean;
  best: () => Entry | undefined;
  onChosen: (entry: Entry) => void;
  onWatched: (entry: Entry) => void;
}

/**
 * The options of the list, with "Load more" as the last while something is looked for.
 * @returns chooses one, by its index
 */
export function useOptions({ search, entries, dispatch, results, ...given }: OptionsGiven) {
  const { text, entered, best, onChosen, onWatched } = given;
  const more = search.hasMore && search.keyword !== '';
  const options = entries.length + (more ? 1 : 0);
  useEffect(() => dispatch({ type: 'optionsChanged', options }), [dispatch, options]);
  const take = (entry: Entry) => {
    dispatch({ type: 'chosen' });
    onChosen(entry);
  };
  const choose = (index: number) => {
    const entry = entries[index];
    if (entry) take(entry);
    else if (more) search.loadMore();
  };
  const takeBest = useEffectEvent(() => {
    const entry = best();
    if (entry) take(entry);
  });
  const ready = entered && search.answers === text.trim() && search.results.length > 0;
  useEffect(() => {
    if (ready) takeBest();
  }, [ready]);
  const watch = (index: number) => {
    const entry = entries[index];
    if (entry) onWatched(entry);
  };
  useImperativeHandle(results, (): ResultsHandle => ({ options, choose, watch }));
  return choose;
}
