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

/** Lets the pointer cross the gap before a hovered menu closes. */
const GRACE_MS = 250;

type Opened = 'no' | 'hovered' | 'pressed';

export interface Disclosure {
  open: boolean;
  close: () => void;
  /** For the element around button and list. */
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

/** Closes the one open menu, across components. */
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

/** Closes on Escape, and on a press or focus elsewhere. */
function useLeaving(open: boolean, ref: RefObject<HTMLDivElement | null>, close: () => void): void {
  useEffect(() => {
    if (!open) return undefined;
    const left = (event: Event) => {
      if (!ref.current?.contains(event.target as Node)) close();
    };
    const escaped = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Consumed: a tour behind the menu must not react too.
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

function itemAfter(key: string, items: HTMLElement[]): HTMLElement | undefined {
  const at = items.indexOf(document.activeElement as HTMLElement);
  if (key === 'ArrowDown') return items[Math.min(at + 1, items.length - 1)];
  if (key === 'ArrowUp') return items[Math.max(at - 1, 0)];
  if (at < 0) return undefined;
  return { Home: items[0], End: items.at(-1) }[key];
}

/** Mouse only; touch uses a press. */
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
 * A button for a list of links, opened by a press, ArrowDown or, with `hover`, the mouse. Arrow
 * keys move through it, Escape restores the focus, and only one is open.
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
    // A press keeps a hovered menu open.
    button: {
      type: 'button',
      'aria-expanded': open,
      'aria-controls': id,
      onClick: () => setOpened((before) => (before === 'pressed' ? 'no' : 'pressed')),
    },
    list: { id, hidden: !open },
  };
}
