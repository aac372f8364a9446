import { Button, Hidden } from '@/components/ui';
import { SEARCH_MIN_KEYWORD, SEARCH_SKELETON_ROWS } from '@/contracts/limits';
import type { SearchResult } from '@/contracts/projects';
import { messageOf } from '@/lib/errors/messageOf';
import type { ProjectSearch } from '@/lib/resources/useProjectSearch';
import { copy } from './copy';
import { ResultRow } from './ResultRow';
import { Panel, SkeletonRow } from './Search.styles';

interface SearchPanelProps {
  listId: string;
  optionId: (index: number) => string;
  keyword: string;
  active: number;
  search: ProjectSearch;
  recent: SearchResult[];
  onClearRecent: () => void;
  onPoint: (index: number) => void;
  onChoose: (index: number) => void;
}

const Skeleton = () => (
  <div aria-hidden="true">
    {Array.from({ length: SEARCH_SKELETON_ROWS }, (_, index) => <SkeletonRow key={index} data-testid="search-skeleton"><span /><span /><span /></SkeletonRow>)}
  </div>
);

/** What is under the search box: skeletons, results, trending, nothing found, a failure. */
export function SearchPanel({ listId, optionId, keyword, active, search, recent, onClearRecent, onPoint, onChoose }: SearchPanelProps) {
  const blank = keyword === '';
  const short = !blank && [...keyword].length < SEARCH_MIN_KEYWORD;
  const rows = (results: SearchResult[], from: number) => results.map((result, index) => (
    <ResultRow
      key={`${from}-${result.id}`} id={optionId(from + index)} result={result} keyword={keyword} active={active === from + index} recent={from + index < recent.length}
      onPoint={() => onPoint(from + index)} onChoose={() => onChoose(from + index)}
    />
  ));
  const moreIndex = recent.length + search.results.length;
  const none = !blank && !short && !search.loading && !search.error && search.results.length === 0;
  return (
    <Panel>
      {recent.length > 0 && (
        <p className="title">{copy.recent}<button type="button" onMouseDown={(event) => event.preventDefault()} onClick={onClearRecent}>{copy.clearRecent}</button></p>
      )}
      <div id={listId} role="listbox" aria-label={copy.results}>
        {rows(recent, 0)}
        {blank && <p className="title" role="presentation">{copy.trending}</p>}
        {rows(search.results, recent.length)}
        {search.hasMore && !blank && (
          <div
            id={optionId(moreIndex)} role="option" aria-selected={active === moreIndex} tabIndex={-1} className="more"
            onMouseMove={() => onPoint(moreIndex)} onMouseDown={(event) => event.preventDefault()} onClick={() => onChoose(moreIndex)}
            onKeyDown={() => undefined}
          >
            <u>{search.loadingMore ? copy.loadingMore : copy.loadMore}</u>
            <span aria-hidden="true">{copy.keys} · {copy.found(search.total)}</span>
          </div>
        )}
      </div>
      {search.loading && <Skeleton />}
      {short && <p className="note">{copy.keepTyping}</p>}
      {none && <p className="note"><strong>{copy.noneTitle(keyword)}</strong>{copy.noneHint}</p>}
      {search.error !== undefined && search.results.length === 0 && (
        <div className="note" role="alert">{messageOf(search.error)}<br /><Button type="button" onClick={search.retry}>{copy.retry}</Button></div>
      )}
      <Hidden role="status">{!blank && !search.loading && !short && copy.found(search.total)}</Hidden>
    </Panel>
  );
}
