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
