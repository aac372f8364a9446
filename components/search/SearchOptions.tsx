import type { SearchResult } from '@/contracts/projects';
import { tellApart } from '@/lib/format/tellApart';
import { copy } from './copy';
import { MoreOption } from './MoreOption';
import { ResultRow } from './ResultRow';
import type { SearchResultsFlow } from './useSearchResults';

interface SearchOptionsProps {
  flow: SearchResultsFlow;
  listId: string;
  optionId: (index: number) => string;
  /** −1 for none. */
  active: number;
  onPoint: (index: number) => void;
  /** For choosing: those that are chosen already. By default, what is watched. */
  chosen?: ReadonlySet<string>;
}

export function SearchOptions({
  flow,
  listId,
  optionId,
  active,
  onPoint,
  chosen,
}: SearchOptionsProps) {
  const { keyword, search, recent, choose } = flow;
  const blank = keyword === '';
  const apart = tellApart([...recent, ...search.results]);
  const optionProps = (index: number) => ({
    id: optionId(index),
    active: active === index,
    onPoint: () => onPoint(index),
    onChoose: () => choose(index),
  });
  const rows = (results: SearchResult[], from: number) =>
    results.map((result, index) => (
      <ResultRow
        key={`${from}-${result.id}`}
        {...optionProps(from + index)}
        result={result}
        keyword={keyword}
        apart={apart.get(result.id)}
        recent={from + index < recent.length}
        chosen={chosen?.has(result.id)}
      />
    ));
  return (
    <div id={listId} role="listbox" aria-label={copy.results}>
      {rows(recent, 0)}
      {blank && (
        <p className="title" role="presentation">
          {copy.trending}
        </p>
      )}
      {rows(search.results, recent.length)}
      {search.hasMore && !blank && (
        <MoreOption {...optionProps(recent.length + search.results.length)} search={search} />
      )}
    </div>
  );
}
