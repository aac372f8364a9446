import { useId, useRef } from 'react';
import type { SearchResult } from '@/contracts/projects/projects';
import { useProjectSearch } from '@/lib/resources/useProjectSearch';
import { Box, Panel } from './Search.styles';
import { SearchField } from './SearchField';
import { SearchNote } from './SearchNote';
import { SearchOptions } from './SearchOptions';
import { Results } from './SearchResults.styles';
import { useOptions, type Entry } from './useOptions';
import { useSearchBox, type SearchBoxFlow } from './useSearchBox';

interface ProjectPickerProps {
  /** Names it among the searches of the page. */
  label: string;
  /** Ids of those that are chosen already, which shows. */
  chosen: ReadonlySet<string>;
  onPick: (project: SearchResult) => void;
}

function usePicking(flow: SearchBoxFlow, onPick: ProjectPickerProps['onPick']) {
  const { text, open, entered } = flow.state;
  const search = useProjectSearch(text, open);
  const entries = search.results.map((result) => ({ result, tokens: false }));
  const pick = ({ result }: Entry) => onPick(result);
  const best = () => entries[0];
  const choose = useOptions({
    ...flow,
    search,
    entries,
    text,
    entered,
    best,
    onChosen: pick,
    onWatched: pick,
  });
  return { search, entries, choose, recent: [], forget: () => undefined };
}

/** The search, for choosing a project instead of opening it. */
export function ProjectPicker({ label, chosen, onPick }: ProjectPickerProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const flow = useSearchBox(input);
  const { state, dispatch } = flow;
  const list = usePicking(flow, onPick);
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
              flow={list}
              listId={`${id}-list`}
              optionId={optionId}
              active={state.active}
              chosen={chosen}
              onPoint={(index) => dispatch({ type: 'pointed', index })}
            />
            <SearchNote search={list.search} />
          </Results>
        </Panel>
      )}
    </Box>
  );
}
