import { Button } from '@/components/ui';
import { SEARCH_SKELETON_ROWS } from '@/contracts/limits';
import { useModule } from '@/lib/hooks/useModule';
import { copy } from './copy';
import { loadResults } from './loadResults';
import { Panel, SkeletonRow } from './Search.styles';
import type { SearchResultsProps } from './SearchResults';

const SearchSkeleton = () => (
  <div aria-hidden="true">
    {Array.from({ length: SEARCH_SKELETON_ROWS }, (_, index) => (
      <SkeletonRow key={index} data-testid="search-skeleton">
        <span />
        <span />
        <span />
      </SkeletonRow>
    ))}
  </div>
);

export function SearchPanel({
  open,
  ...props
}: Omit<SearchResultsProps, 'skeleton'> & { open: boolean }) {
  const { module, failed, retry } = useModule(loadResults, open);
  if (!open) return null;
  if (module)
    return (
      <Panel>
        <module.SearchResults {...props} skeleton={<SearchSkeleton />} />
      </Panel>
    );
  return (
    <Panel>
      {props.text.trim() === '' && <p className="title">{copy.trending}</p>}
      {failed ? (
        <div className="note" role="alert">
          {copy.notLoaded}
          <br />
          <Button type="button" onClick={retry}>
            {copy.retry}
          </Button>
        </div>
      ) : (
        <SearchSkeleton />
      )}
    </Panel>
  );
}
