import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';

export interface Picked {
  form: RefObject<HTMLFormElement | null>;
  ids: readonly string[];
  /** After a box has changed. */
  read: () => void;
  clear: (event: FormEvent<HTMLFormElement>) => void;
}

/** What is ticked to be compared, on this page of the list and on others. The form is the truth. */
export function usePicked(): Picked {
  const form = useRef<HTMLFormElement>(null);
  const [ids, setIds] = useState<readonly string[]>([]);
  const read = () => {
    if (form.current) setIds(new FormData(form.current).getAll('projects').map(String));
  };
  // The browser may have brought ticks back before the scripts ran.
  useEffect(read, []);
  const clear = (event: FormEvent<HTMLFormElement>) => {
    // Boxes that came back ticked would be ticked again.
    event.preventDefault();
    for (const box of event.currentTarget.elements)
      if (box instanceof HTMLInputElement) box.checked = false;
    // The button pressed is about to be hidden.
    event.currentTarget.querySelector<HTMLElement>('[type="submit"]')?.focus();
    setIds([]);
  };
  return { form, ids, read, clear };
}
