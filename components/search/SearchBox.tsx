import { useId, useRef } from 'react';
import { Button } from '@/components/ui';
import { SEARCH_SKELETON_ROWS } from '@/contracts/limits';
import { useModule } from '@/lib/hooks/useModule';
import { routes } from '@/lib/routes';
import { copy } from './copy';
import { Box, Panel, SkeletonRow } from './Search.styles';
import { SearchField } from './SearchField';
import type { SearchResultsProps } from './SearchResults';
import { useSearchBox } from './useSearchBox';
import { useSlashFocus } from './useSlashFocus';

const loadResults = () => import('./SearchResults');

/** Once the visitor heads for the search. */
function loadResultsAhead(): void {
  loadResults().catch(() => undefined);
}

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

function SearchPanel({ open, ...props }: Omit<SearchResultsProps, 'skeleton'> & { open: boolean }) {
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

interface SearchBoxProps {
  variant: 'hero' | 'nav';
  /** Only one box on a page has the slash key. */
  slashKey: boolean;
}

/**
 * The search of specification §2 as an ARIA combobox. Without JavaScript, a form that filters the
 * leaderboard.
 */
export function SearchBox({ variant, slashKey }: SearchBoxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const flow = useSearchBox(input);
  const { state, dispatch, results } = flow;
  useSlashFocus(input, slashKey);
  const optionId = (index: number) => `${id}-option-${index}`;
  return (
    <Box
      role="search"
      action={routes.home}
      method="get"
      data-variant={variant}
      onPointerEnter={loadResultsAhead}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) dispatch({ type: 'dismissed' });
      }}
    >
      <SearchField
        id={id}
        inputRef={input}
        variant={variant}
        flow={flow}
        activeId={state.active >= 0 ? optionId(state.active) : undefined}
      />
      <SearchPanel
        open={state.open}
        text={state.text}
        active={state.active}
        entered={state.entered}
        listId={`${id}-list`}
        optionId={optionId}
        dispatch={dispatch}
        onChosen={() => input.current?.blur()}
        handle={results}
      />
    </Box>
  );
}
