import { useEffect, useReducer, useRef, type KeyboardEvent, type RefObject } from 'react';

export interface SearchState {
  text: string;
  open: boolean;
  /** −1 for none. The index after the last result is "Load more" if there is more. */
  active: number;
  /** Enter without an active row: opens an exact match once it is there. */
  entered: boolean;
}

export type SearchEvent =
  | { type: 'typed'; text: string }
  | { type: 'focused' }
  | { type: 'dismissed' }
  | { type: 'moved'; by: 1 | -1; options: number }
  | { type: 'pointed'; index: number }
  | { type: 'optionsChanged'; options: number }
  | { type: 'entered' }
  | { type: 'chosen' };

export const initialSearch: SearchState = {
  text: '',
  open: false,
  active: -1,
  entered: false,
};

/** Arrow keys wrap around through "none", back to the typed text (ARIA combobox pattern). */
function move(active: number, by: 1 | -1, options: number): number {
  if (options === 0) return -1;
  const slots = options + 1;
  return ((active + 1 + by + slots) % slots) - 1;
}

export function searchReducer(state: SearchState, event: SearchEvent): SearchState {
  switch (event.type) {
    case 'typed':
      return { text: event.text, open: true, active: -1, entered: false };
    case 'focused':
      return { ...state, open: true };
    case 'dismissed':
      return { ...state, open: false, active: -1, entered: false };
    case 'moved':
      return {
        ...state,
        open: true,
        entered: false,
        active: state.open ? move(state.active, event.by, event.options) : state.active,
      };
    case 'pointed':
      return { ...state, active: event.index };
    case 'optionsChanged':
      return state.active >= event.options ? { ...state, active: -1 } : state;
    case 'entered':
      return { ...state, open: true, entered: true };
    case 'chosen':
      return initialSearch;
  }
}

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
