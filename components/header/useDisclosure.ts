import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';

/** How long the pointer may be off a menu that it has opened: enough to cross the gap, too short to be in the way. */
const GRACE_MS = 250;

type Opened = 'no' | 'hovered' | 'pressed';

export interface Disclosure {
  open: boolean;
  close: () => void;
  /** Of the element around the button and its list. */
  around: {
    ref: RefObject<HTMLDivElement | null>;
    onKeyDown: (event: KeyboardEvent) => void;
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: (event: PointerEvent) => void;
  };
  button: {
    type: 'button';
    'aria-expanded': boolean;
    'aria-controls': string;
    onClick: () => void;
  };
  list: { id: string; hidden: boolean };
}

/** Closes the one menu that is open, whichever component it belongs to. */
let closeOpenOne: (() => void) | undefined;

function useOnlyOne(open: boolean, close: () => void): void {
  useEffect(() => {
    if (!open) return undefined;
    closeOpenOne?.();
    closeOpenOne = close;
    return () => {
      if (closeOpenOne === close) closeOpenOne = undefined;
    };
  }, [open, close]);
}

/** Escape, wherever the focus is; a press or the focus elsewhere. */
function useLeaving(open: boolean, ref: RefObject<HTMLDivElement | null>, close: () => void): void {
  useEffect(() => {
    if (!open) return undefined;
    const left = (event: Event) => {
      if (!ref.current?.contains(event.target as Node)) close();
    };
    const escaped = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // The key is spent: a tour that stands behind the menu does not take it too.
      event.preventDefault();
      close();
      if (ref.current?.contains(document.activeElement))
        ref.current.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', left);
    document.addEventListener('focusin', left);
    document.addEventListener('keydown', escaped, true);
    return () => {
      document.removeEventListener('pointerdown', left);
      document.removeEventListener('focusin', left);
      document.removeEventListener('keydown', escaped, true);
    };
  }, [open, ref, close]);
}

/** The item that an arrow key leads to; undefined for every other key. */
function itemAfter(key: string, items: HTMLElement[]): HTMLElement | undefined {
  const at = items.indexOf(document.activeElement as HTMLElement);
  if (key === 'ArrowDown') return items[Math.min(at + 1, items.length - 1)];
  if (key === 'ArrowUp') return items[Math.max(at - 1, 0)];
  if (at < 0) return undefined;
  return { Home: items[0], End: items.at(-1) }[key];
}

/** Opened by a mouse that comes over it; a pointer that is a finger presses. */
function useHover(enabled: boolean, setOpened: (next: (before: Opened) => Opened) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const ofMouse = (event: PointerEvent) => enabled && event.pointerType === 'mouse';
  return {
    onPointerEnter: (event: PointerEvent) => {
      clearTimeout(timer.current);
      if (ofMouse(event)) setOpened((before) => (before === 'no' ? 'hovered' : before));
    },
    onPointerLeave: (event: PointerEvent) => {
      if (ofMouse(event))
        timer.current = setTimeout(
          () => setOpened((before) => (before === 'hovered' ? 'no' : before)),
          GRACE_MS,
        );
    },
  };
}

/**
 * A button that discloses a list of links: pressed by click, Enter or Space, with `hover` also opened by a mouse over it. The arrow keys
 * lead into the list and through it, Escape gives the focus back, leaving closes, and only one on the page is open.
 */
export function useDisclosure({ hover = false }: { hover?: boolean } = {}): Disclosure {
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Opened>('no');
  const open = opened !== 'no';
  const close = useCallback(() => setOpened('no'), []);
  useOnlyOne(open, close);
  useLeaving(open, ref, close);
  const hovering = useHover(hover, setOpened);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' && !open) flushSync(() => setOpened('pressed'));
    else if (!open) return;
    const item = itemAfter(event.key, [
      ...(ref.current?.querySelectorAll<HTMLElement>('[data-item]') ?? []),
    ]);
    if (!item) return;
    event.preventDefault();
    item.focus();
  };
  return {
    open,
    close,
    around: { ref, onKeyDown, ...hovering },
    // What the mouse has opened stays open when it is pressed too.
    button: {
      type: 'button',
      'aria-expanded': open,
      'aria-controls': id,
      onClick: () => setOpened((before) => (before === 'pressed' ? 'no' : 'pressed')),
    },
    list: { id, hidden: !open },
  };
}
