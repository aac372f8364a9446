import type { Ref } from 'react';
import { Hidden } from '@/components/ui';
import { copy } from './copy';
import type { SearchBoxFlow } from './useSearchBox';

const Glass = () => (
  <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
    <circle cx="7" cy="7" r="4.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
    <path d="m10.5 10.5 4 4" stroke="currentColor" strokeWidth="1.5" />
  </svg>
);

interface SearchFieldProps {
  id: string;
  inputRef: Ref<HTMLInputElement>;
  variant: 'hero' | 'nav';
  flow: SearchBoxFlow;
  activeId: string | undefined;
}

export function SearchField({ id, inputRef, variant, flow, activeId }: SearchFieldProps) {
  const { state, dispatch, onKeyDown } = flow;
  return (
    <div className="field">
      <Glass />
      <label htmlFor={`${id}-input`}>
        <Hidden>{copy.label}</Hidden>
      </label>
      <input
        ref={inputRef}
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
        aria-activedescendant={activeId}
        value={state.text}
        onFocus={() => dispatch({ type: 'focused' })}
        onChange={(event) => dispatch({ type: 'typed', text: event.target.value })}
        onKeyDown={onKeyDown}
      />
      <kbd aria-hidden="true">/</kbd>
    </div>
  );
}
