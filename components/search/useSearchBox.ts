import { useRouter } from 'next/router';
import { useEffect, useReducer, useState, type KeyboardEvent, type RefObject } from 'react';
import type { SearchResult } from '@/contracts/projects';
import { useDebounced } from '@/lib/hooks/useDebounced';
import { useProjectSearch, type ProjectSearch } from '@/lib/resources/useProjectSearch';
import { routes } from '@/lib/routes';
import { clearRecent, readRecent, rememberRecent } from './recent';
import { initialSearch, searchReducer, type SearchState } from './searchReducer';

/** Long enough that a fast typist asks once a word, short enough not to be felt. */
const DEBOUNCE_MS = 140;

const recentResults = (): SearchResult[] => readRecent().map(({ ticker, ...project }) => (
  { ...project, rank: null, letter: null, tokenTickers: ticker ? [ticker] : [] }
));

export interface SearchBoxFlow {
  state: SearchState;
  /** What was asked for: the typed text, settled and trimmed. */
  keyword: string;
  search: ProjectSearch;
  /** Recent projects, offered while nothing is typed. */
  recent: SearchResult[];
  focus: () => void;
  type: (text: string) => void;
  dismiss: () => void;
  point: (index: number) => void;
  choose: (index: number) => void;
  forget: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** The search box's flow: the reducer, the results of the settled keyword, and where a choice leads. */
export function useSearchBox(input: RefObject<HTMLInputElement | null>): SearchBoxFlow {
  const router = useRouter();
  const [state, dispatch] = useReducer(searchReducer, initialSearch);
  const [kept, setKept] = useState<SearchResult[]>([]);
  const keyword = useDebounced(state.text.trim(), DEBOUNCE_MS);
  const search = useProjectSearch(keyword, state.open);

  const recent = state.text.trim() === '' ? kept : [];
  const results = [...recent, ...search.results];
  const more = search.hasMore && keyword !== '';
  const options = results.length + (more ? 1 : 0);
  useEffect(() => dispatch({ type: 'optionsChanged', options }), [options]);

  const choose = (index: number) => {
    const result = results[index];
    if (!result) {
      if (more && index === results.length) search.loadMore();
      return;
    }
    rememberRecent(result);
    dispatch({ type: 'chosen' });
    input.current?.blur();
    void router.push(routes.project(result.id));
  };
  return {
    state, keyword, search, recent, choose,
    focus: () => { setKept(recentResults()); dispatch({ type: 'focused' }); },
    type: (text) => dispatch({ type: 'typed', text }),
    dismiss: () => dispatch({ type: 'dismissed' }),
    point: (index) => dispatch({ type: 'pointed', index }),
    forget: () => { clearRecent(); setKept([]); },
    onKeyDown: keyHandler(state, options, dispatch, choose),
  };
}

/** Keys of the ARIA combobox pattern; keys of an input method that is composing are its own. */
function keyHandler(state: SearchState, options: number, dispatch: (event: Parameters<typeof searchReducer>[1]) => void, choose: (index: number) => void) {
  return (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      dispatch({ type: 'moved', by: event.key === 'ArrowDown' ? 1 : -1, options });
    } else if (event.key === 'Escape') {
      if (state.open) event.preventDefault();
      dispatch(state.open ? { type: 'dismissed' } : { type: 'typed', text: '' });
    } else if (event.key === 'Enter' && state.open && state.active >= 0) {
      event.preventDefault();
      choose(state.active);
    }
  };
}
