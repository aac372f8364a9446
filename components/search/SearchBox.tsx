import { useId, useRef } from 'react';
import { routes } from '@/lib/routes';
import { loadResultsAhead } from './loadResults';
import { Box } from './Search.styles';
import { SearchField } from './SearchField';
import { SearchPanel } from './SearchPanel';
import { useSearchBox } from './useSearchBox';
import { useSlashFocus } from './useSlashFocus';

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
