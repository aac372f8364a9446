import type { ReactNode, Ref } from 'react';
import { Button, Hidden } from '@/components/ui';
import { SEARCH_MIN_KEYWORD } from '@/contracts/limits';
import type { SearchResult } from '@/contracts/projects';
import { messageOf } from '@/lib/errors/messageOf';
import { copy } from './copy';
import { ResultRow } from './ResultRow';
import { Results } from './SearchResults.styles';
import type { SearchEvent } from './searchReducer';
import type { ResultsHandle } from './useSearchBox';
import { useSearchResults } from './useSearchResults';

export interface SearchResultsProps {
  /** As it is typed. */
  text: string;
  /** Index of the active option, −1 for none. */
  active: number;
  listId: string;
  optionId: (index: number) => string;
  dispatch: (event: SearchEvent) => void;
  /** A project was chosen: the way to it has begun. */
  onChosen: () => void;
  handle: Ref<ResultsHandle>;
  skeleton: ReactNode;
}

/** The options under the search box, trending or found, and what stands in their place: skeletons, nothing found, a failure. */
export function SearchResults({
  text,
  active,
  listId,
  optionId,
  dispatch,
  onChosen,
  handle,
  skeleton,
}: SearchResultsProps) {
  const { keyword, search, recent, choose, forget } = useSearchResults({
    text,
    dispatch,
    onChosen,
    handle,
  });
  const blank = keyword === '';
  const short = !blank && [...keyword].length < SEARCH_MIN_KEYWORD;
  const point = (index: number) => dispatch({ type: 'pointed', index });
  const rows = (results: SearchResult[], from: number) =>
    results.map((result, index) => (
      <ResultRow
        key={`${from}-${result.id}`}
        id={optionId(from + index)}
        result={result}
        keyword={keyword}
        active={active === from + index}
        recent={from + index < recent.length}
        onPoint={() => point(from + index)}
        onChoose={() => choose(from + index)}
      />
    ));
  const moreIndex = recent.length + search.results.length;
  const none = !blank && !short && !search.loading && !search.error && search.results.length === 0;
  return (
    <Results>
      {recent.length > 0 && (
        <p className="title">
          {copy.recent}
          <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={forget}>
            {copy.clearRecent}
          </button>
        </p>
      )}
      <div id={listId} role="listbox" aria-label={copy.results}>
        {rows(recent, 0)}
        {blank && (
          <p className="title" role="presentation">
            {copy.trending}
          </p>
        )}
        {rows(search.results, recent.length)}
        {search.hasMore && !blank && (
          <div
            id={optionId(moreIndex)}
            role="option"
            aria-selected={active === moreIndex}
            tabIndex={-1}
            className="more"
            onMouseMove={() => point(moreIndex)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(moreIndex)}
            onKeyDown={() => undefined}
          >
            <u>{search.loadingMore ? copy.loadingMore : copy.loadMore}</u>
            <span aria-hidden="true">
              {copy.keys} · {copy.found(search.total)}
            </span>
          </div>
        )}
      </div>
      {search.loading && skeleton}
      {short && <p className="note">{copy.keepTyping}</p>}
      {none && (
        <p className="note">
          <strong>{copy.noneTitle(keyword)}</strong>
          {copy.noneHint}
        </p>
      )}
      {search.error !== undefined && (
        <div className="note" role="alert">
          {messageOf(search.error)}
          <br />
          <Button type="button" onClick={search.retry}>
            {copy.retry}
          </Button>
        </div>
      )}
      <Hidden role="status">
        {!blank && !search.loading && !short && copy.found(search.total)}
      </Hidden>
    </Results>
  );
}
