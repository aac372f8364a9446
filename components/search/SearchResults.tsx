import type { ReactNode, RefObject } from 'react';
import { copy } from './copy';
import { SearchNote } from './SearchNote';
import { SearchOptions } from './SearchOptions';
import { Results } from './SearchResults.styles';
import type { SearchEvent } from './searchReducer';
import type { ResultsHandle } from './useSearchBox';
import { useSearchResults } from './useSearchResults';

export interface SearchResultsProps {
  text: string;
  /** −1 for none. */
  active: number;
  entered: boolean;
  listId: string;
  optionId: (index: number) => string;
  dispatch: (event: SearchEvent) => void;
  /** Navigation to the project has begun. */
  onChosen: () => void;
  handle: RefObject<ResultsHandle | null>;
  skeleton: ReactNode;
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
