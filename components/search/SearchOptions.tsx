import type { SearchResult } from '@/contracts/projects/projects';
import { tellApart, whereabouts } from '@/lib/format/tellApart';
import type { ProjectSearch } from '@/lib/resources/useProjectSearch';
import { copy } from './copy';
import { looksLike, withTicker } from './exact';
import { Option, type OptionProps } from './Option';
import { ResultRow } from './ResultRow';
import type { Entry } from './useOptions';

export interface SearchResultsFlow {
  search: ProjectSearch;
  recent: SearchResult[];
  /** The options, but for "Load more": what is remembered first. */
  entries: Entry[];
  choose: (index: number) => void;
  forget: () => void;
}

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

/** By id: what tells a result from those that may be taken for it. */
function toApart(results: readonly SearchResult[], recent: readonly SearchResult[], typed: string) {
  const sameTicker = withTicker(results, typed);
  const ticker = typed.trim().toUpperCase();
  return new Map([
    ...(sameTicker.length > 1 ? sameTicker.map((row) => [row.id, whereabouts(row)] as const) : []),
    ...tellApart([...recent, ...results]),
    ...looksLike(results, typed).map(
      (row) => [row.id, copy.looksLike(ticker, whereabouts(row))] as const,
    ),
  ]);
}

const MoreOption = ({ search, ...option }: OptionProps & { search: ProjectSearch }) => (
  <Option {...option} className="more">
    <u>{search.loadingMore ? copy.loadingMore : copy.loadMore}</u>
    <span aria-hidden="true">
      {copy.keys} · {copy.found(search.total)}
    </span>
  </Option>
);

/** Opens the list of what is folded under the project above. */
const TokensOption = ({ result, ...option }: OptionProps & { result: SearchResult }) => (
  <Option {...option} className="tokens" label={copy.tokensOf(result.issuedCount, result.name)}>
    <u>{copy.tokens(result.issuedCount)}</u>
  </Option>
);

export function SearchOptions({
  flow,
  listId,
  optionId,
  active,
  onPoint,
  chosen,
}: SearchOptionsProps) {
  const { search, recent, entries, choose } = flow;
  const { keyword } = search;
  const blank = keyword === '';
  const apart = toApart(search.results, recent, keyword);
  const optionProps = (index: number) => ({
    id: optionId(index),
    active: active === index,
    onPoint: () => onPoint(index),
    onChoose: () => choose(index),
  });
  const row = ({ result, tokens }: Entry, index: number) => {
    const props = { ...optionProps(index), result };
    const isRecent = index < recent.length;
    if (tokens) return <TokensOption key={`tokens-${result.id}`} {...props} />;
    return (
      <ResultRow
        key={`${isRecent ? 'recent' : 'found'}-${result.id}`}
        {...props}
        keyword={keyword}
        apart={apart.get(result.id)}
        recent={isRecent}
        chosen={chosen?.has(result.id)}
      />
    );
  };
  return (
    <div id={listId} role="listbox" aria-label={copy.results}>
      {entries.slice(0, recent.length).map(row)}
      {blank && (
        <p className="title" role="presentation">
          {copy.trending}
        </p>
      )}
      {entries.slice(recent.length).map((entry, index) => row(entry, recent.length + index))}
      {search.hasMore && !blank && <MoreOption {...optionProps(entries.length)} search={search} />}
    </div>
  );
}
