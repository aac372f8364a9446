import { startTransition } from 'react';
import ReactDOM, { type Root } from 'react-dom/client';

/**
 * Lets React hydrate a page in slices of a few milliseconds, so that a phone stays responsive meanwhile. React does so for a root
 * that is hydrated in a transition (as Next's app router does); the pages router calls hydrateRoot without one and offers no
 * setting. To be called before Next hydrates (instrumentation-client.ts). docs/decisions/0009.
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
