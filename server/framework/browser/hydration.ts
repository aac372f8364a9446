import { startTransition } from 'react';
import ReactDOM, { type Root } from 'react-dom/client';

/**
 * Hydrates in slices of a few milliseconds, so that a phone stays responsive (docs/decisions/0009).
 * React does so in a transition, but the pages router calls hydrateRoot without one. Call this
 * before Next hydrates (instrumentation-client.ts).
 */
export function hydrateInSlices(): void {
  const { hydrateRoot } = ReactDOM;
  ReactDOM.hydrateRoot = (...given) => {
    let root: Root | undefined;
    startTransition(() => {
      root = hydrateRoot(...given);
    });
    return root!;
  };
}
