import { useEffect, type RefObject } from 'react';

function isTyping(target: EventTarget | null, own: HTMLElement | null): boolean {
  const element = target as HTMLElement | null;
  if (!element || element === own) return false;
  return element.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(element.tagName);
}

/** Specification §2; ignored while typing elsewhere. */
export function useSlashFocus(input: RefObject<HTMLInputElement | null>, enabled: boolean): void {
  useEffect(() => {
    if (!enabled) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.isComposing)
        return;
      if (isTyping(event.target, input.current)) return;
      event.preventDefault();
      if (document.activeElement === input.current) input.current?.blur();
      else input.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [input, enabled]);
}
