import { initialSearch, searchReducer, type SearchEvent, type SearchState } from './useSearchBox';

const state = (change: Partial<SearchState> = {}): SearchState => ({ ...initialSearch, ...change });

describe('searchReducer', () => {
  const rows: [string, SearchState, SearchEvent, Partial<SearchState>][] = [
    [
      'typing opens the panel and forgets the active option',
      state({ active: 2 }),
      { type: 'typed', text: 'un' },
      { text: 'un', open: true, active: -1 },
    ],
    [
      'focus opens the panel and keeps the text',
      state({ text: 'un' }),
      { type: 'focused' },
      { text: 'un', open: true },
    ],
    [
      'dismissing closes the panel and keeps the text',
      state({ text: 'un', open: true, active: 1 }),
      { type: 'dismissed' },
      { text: 'un', open: false, active: -1 },
    ],
    [
      'down goes from the input to the first option',
      state({ open: true }),
      { type: 'moved', by: 1, options: 3 },
      { active: 0 },
    ],
    [
      'down from the last option goes back to the input',
      state({ open: true, active: 2 }),
      { type: 'moved', by: 1, options: 3 },
      { active: -1 },
    ],
    [
      'up goes from the input to the last option',
      state({ open: true }),
      { type: 'moved', by: -1, options: 3 },
      { active: 2 },
    ],
    [
      'an arrow in a closed panel opens it and moves nothing',
      state({ open: false }),
      { type: 'moved', by: 1, options: 3 },
      { open: true, active: -1 },
    ],
    [
      'without options an arrow moves nothing',
      state({ open: true }),
      { type: 'moved', by: 1, options: 0 },
      { active: -1 },
    ],
    [
      'the pointer makes its option active',
      state({ open: true }),
      { type: 'pointed', index: 1 },
      { active: 1 },
    ],
    [
      'an active option that is gone is forgotten',
      state({ active: 4 }),
      { type: 'optionsChanged', options: 3 },
      { active: -1 },
    ],
    [
      'an active option that is still there stays',
      state({ active: 2 }),
      { type: 'optionsChanged', options: 3 },
      { active: 2 },
    ],
    [
      'choosing starts anew',
      state({ text: 'un', open: true, active: 1 }),
      { type: 'chosen' },
      initialSearch,
    ],
  ];
  it.each(rows)('%s', (_, before, event, expected) => {
    expect(searchReducer(before, event)).toEqual({ ...before, ...expected });
  });
});
