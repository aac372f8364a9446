import { useId, useRef } from 'react';
import { Hidden } from '@/components/ui';
import { routes } from '@/lib/routes';
import { copy } from './copy';
import { Box } from './Search.styles';
import { SearchPanel } from './SearchPanel';
import { useSearchBox } from './useSearchBox';
import { useSlashFocus } from './useSlashFocus';

interface SearchBoxProps {
  variant: 'hero' | 'nav';
  /** Whether the slash key is this box's: only one on a page has it. */
  slashKey: boolean;
}

const Glass = () => (
  <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
    <circle cx="7" cy="7" r="4.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
    <path d="m10.5 10.5 4 4" stroke="currentColor" strokeWidth="1.5" />
  </svg>
);

/** The search of the specification §2 as an ARIA combobox. Without JavaScript it is a form that filters the leaderboard. */
export function SearchBox({ variant, slashKey }: SearchBoxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { state, dispatch, results, onKeyDown } = useSearchBox(input);
  useSlashFocus(input, slashKey);
  const optionId = (index: number) => `${id}-option-${index}`;
  return (
    <Box
      role="search"
      action={routes.home}
      method="get"
      data-variant={variant}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) dispatch({ type: 'dismissed' });
      }}
    >
      <div className="field">
        <Glass />
        <label htmlFor={`${id}-input`}>
          <Hidden>{copy.label}</Hidden>
        </label>
        <input
          ref={input}
          id={`${id}-input`}
          name="text"
          type="search"
          placeholder={copy.placeholder[variant]}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          role="combobox"
          aria-expanded={state.open}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={state.active >= 0 ? optionId(state.active) : undefined}
          value={state.text}
          onFocus={() => dispatch({ type: 'focused' })}
          onChange={(event) => dispatch({ type: 'typed', text: event.target.value })}
          onKeyDown={onKeyDown}
        />
        <kbd aria-hidden="true">/</kbd>
      </div>
      <SearchPanel
        open={state.open}
        text={state.text}
        active={state.active}
        listId={`${id}-list`}
        optionId={optionId}
        dispatch={dispatch}
        onChosen={() => input.current?.blur()}
        handle={results}
      />
    </Box>
  );
}
