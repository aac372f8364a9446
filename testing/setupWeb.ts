import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { makeMatchMedia } from './screen';

// For slow machines; passing tests never wait this long.
configure({ asyncUtilTimeout: 5000 });

/** jsdom has no layout: everything counts as near the window. */
class NearAtOnce implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  constructor(private readonly callback: IntersectionObserverCallback) {}
  observe(target: Element): void {
    this.callback([{ isIntersecting: true, target } as IntersectionObserverEntry], this);
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

/** jsdom lacks it; newer browsers return a promise. */
Element.prototype.scrollIntoView ??= () => Promise.resolve() as unknown as void;

/** Always idle. */
window.requestIdleCallback ??= (work) =>
  setTimeout(() => work({ didTimeout: false, timeRemaining: () => 50 }), 0) as unknown as number;
window.cancelIdleCallback ??= (handle) => clearTimeout(handle);

/** A narrow, light screen without motion; see testing/screen.ts. */
window.matchMedia ??= makeMatchMedia();

/** jsdom logs an error for pseudo-elements. */
const computeStyle = window.getComputedStyle.bind(window);
window.getComputedStyle = (element) => computeStyle(element);

/** jsdom does not implement modal dialogs. */
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
