import { useEffect, useReducer, useRef, type KeyboardEvent, type RefObject } from 'react';
import { initialSearch, searchReducer, type SearchEvent, type SearchState } from './searchReducer';

export interface ResultsHandle {
  options: number;
  choose: (index: number) => void;
  watch: (index: number) => void;
}

export interface SearchBoxFlow {
  state: SearchState;
  dispatch: (event: SearchEvent) => void;
  results: RefObject<ResultsHandle | null>;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/**
 * The reducer and the keys of the ARIA combobox pattern; leaves the keys of an input method alone.
 */
export function useSearchBox(input: RefObject<HTMLInputElement | null>): SearchBoxFlow {
  const [state, dispatch] = useReducer(searchReducer, initialSearch);
  const results = useRef<ResultsHandle>(null);
  // Keeps text typed before scripts ran. Keeps text restored after a reload too, but opens nothing
  // for it.
  useEffect(() => {
    const text = input.current?.value ?? '';
    const focused = document.activeElement === input.current;
    if (text !== '') dispatch({ type: 'typed', text });
    if (focused) dispatch({ type: 'focused' });
    else if (text !== '') dispatch({ type: 'dismissed' });
  }, [input]);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      dispatch({
        type: 'moved',
        by: event.key === 'ArrowDown' ? 1 : -1,
        options: results.current?.options ?? 0,
      });
    } else if (event.key === 'Escape') {
      if (state.open) event.preventDefault();
      dispatch(state.open ? { type: 'dismissed' } : { type: 'typed', text: '' });
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const { open, active } = state;
      if (open && active >= 0 && event.shiftKey) results.current?.watch(active);
      else if (open && active >= 0) results.current?.choose(active);
      else if (state.text.trim() !== '') dispatch({ type: 'entered' });
    }
  };
  return { state, dispatch, results, onKeyDown };
}
