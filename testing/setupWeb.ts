import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { screenOf } from './screen';

// For the slowest machine: nothing waits for it to pass.
configure({ asyncUtilTimeout: 5000 });

/** jsdom lays nothing out: everything counts as near the window. */
class NearAtOnce implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  constructor(private readonly tell: IntersectionObserverCallback) {}
  observe(target: Element): void {
    this.tell([{ isIntersecting: true, target } as IntersectionObserverEntry], this);
  }
  unobserve(): void {
    /* nothing is watched */
  }
  disconnect(): void {
    /* nothing is watched */
  }
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}
globalThis.IntersectionObserver ??= NearAtOnce;

/** Nor does anything ever change its size. */
class SameSize implements ResizeObserver {
  observe(): void {
    /* there is nothing to tell */
  }
  unobserve(): void {
    /* there is nothing to tell */
  }
  disconnect(): void {
    /* there is nothing to tell */
  }
}
globalThis.ResizeObserver ??= SameSize;

/** What is nowhere cannot be brought into sight; newer browsers answer with a promise. */
Element.prototype.scrollIntoView ??= () => Promise.resolve() as unknown as void;

/** jsdom has nothing else to do: it is idle at once. */
window.requestIdleCallback ??= (work) =>
  setTimeout(() => work({ didTimeout: false, timeRemaining: () => 50 }), 0) as unknown as number;
window.cancelIdleCallback ??= (handle) => clearTimeout(handle);

/** jsdom has no screen: a narrow one, light, and nothing moves. testing/screen.ts makes it another. */
window.matchMedia ??= screenOf();

/** jsdom complains of every question about a pseudo-element; it draws none. */
const styleOf = window.getComputedStyle.bind(window);
window.getComputedStyle = (element) => styleOf(element);

/** jsdom has modal dialogs' markup and none of their behaviour. */
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
