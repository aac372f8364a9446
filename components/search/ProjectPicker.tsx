import { useEffect, useEffectEvent, useId, useImperativeHandle, useRef } from 'react';
import type { SearchResult } from '@/contracts/projects/projects';
import { useProjectSearch } from '@/lib/resources/useProjectSearch';
import { Box, Panel } from './Search.styles';
import { SearchField } from './SearchField';
import { SearchNote } from './SearchNote';
import { SearchOptions } from './SearchOptions';
import { Results } from './SearchResults.styles';
import { useSearchBox, type SearchBoxFlow } from './useSearchBox';

interface ProjectPickerProps {
  /** Names it among the searches of the page. */
  label: string;
  /** Ids of those that are chosen already, which shows. */
  chosen: ReadonlySet<string>;
  onPick: (project: SearchResult) => void;
}

function usePicking(
  { state, dispatch, results }: SearchBoxFlow,
  onPick: ProjectPickerProps['onPick'],
) {
  const search = useProjectSearch(state.text, state.open);
  const more = search.hasMore && search.keyword !== '';
  const options = search.results.length + (more ? 1 : 0);
  useEffect(() => dispatch({ type: 'optionsChanged', options }), [dispatch, options]);
  const choose = (index: number) => {
    const result = search.results[index];
    if (result) {
      dispatch({ type: 'chosen' });
      onPick(result);
    } else if (more) search.loadMore();
  };
  const chooseBest = useEffectEvent(() => choose(0));
  const ready = search.answers === state.text.trim() && search.results.length > 0;
  useEffect(() => {
    if (state.entered && ready) chooseBest();
  }, [state.entered, ready]);
  useImperativeHandle(results, () => ({ options, choose, watch: choose }));
  return { search, choose };
}

/** The search, for choosing a project instead of opening it. */
export function ProjectPicker({ label, chosen, onPick }: ProjectPickerProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const flow = useSearchBox(input);
  const { state, dispatch } = flow;
  const { search, choose } = usePicking(flow, onPick);
  const entries = search.results.map((result) => ({ result, tokens: false }));
  const optionId = (index: number) => `${id}-option-${index}`;
  return (
    <Box
      role="search"
      aria-label={label}
      data-variant="nav"
      data-plain
      onSubmit={(event) => event.preventDefault()}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) dispatch({ type: 'dismissed' });
      }}
    >
      <SearchField
        id={id}
        inputRef={input}
        variant="nav"
        flow={flow}
        activeId={state.active >= 0 ? optionId(state.active) : undefined}
      />
      {state.open && (
        <Panel>
          <Results>
            <SearchOptions
              flow={{ search, recent: [], entries, choose, forget: () => undefined }}
              listId={`${id}-list`}
              optionId={optionId}
              active={state.active}
              chosen={chosen}
              onPoint={(index) => dispatch({ type: 'pointed', index })}
            />
            <SearchNote search={search} />
          </Results>
        </Panel>
      )}
    </Box>
  );
}
