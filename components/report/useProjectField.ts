import { useState, type KeyboardEvent } from 'react';
import { SEARCH_MIN_KEYWORD } from '@/contracts/limits';
import type { SearchResult } from '@/contracts/projects/projects';
import { useProjectSearch } from '@/lib/resources/useProjectSearch';
import type { ReportFlow } from './useReportForm';

/** The keys and the search of an ARIA combobox with a list; text that is not chosen stays. */
export function useProjectField({ values: { project, projectName }, change }: ReportFlow) {
  const [typing, setTyping] = useState(false);
  const [active, setActive] = useState(-1);
  const name = projectName.trim();
  const wanted = typing && project === '' && [...name].length >= SEARCH_MIN_KEYWORD;
  const search = useProjectSearch(name, wanted);
  const results = wanted ? search.results : [];
  const open = results.length > 0;
  const close = () => {
    setTyping(false);
    setActive(-1);
  };
  const choose = ({ id, name }: Pick<SearchResult, 'id' | 'name'>) => {
    change({ project: id, projectName: name });
    close();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = results[active];
    if (step !== undefined) {
      event.preventDefault();
      setTyping(true);
      const slots = results.length + 1;
      setActive(((active + 1 + step + slots) % slots) - 1);
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      close();
    } else if (event.key === 'Enter' && open) {
      // Never sends the form while the list is open.
      event.preventDefault();
      if (chosen) choose(chosen);
    }
  };
  return {
    open,
    results,
    total: search.total,
    none: wanted && search.answers === name && !open,
    /** −1 for none. */
    active: active < results.length ? active : -1,
    point: setActive,
    type: (text: string) => {
      setTyping(true);
      setActive(-1);
      change({ project: '', projectName: text });
    },
    choose,
    close,
    onKeyDown,
  };
}

export type ProjectList = ReturnType<typeof useProjectField>;
