import { useSyncExternalStore } from 'react';

/** What a whole tab shares beside React's tree: anybody sets it, components show it (useShared). */
export interface SharedValue<T> {
  readonly initial: T;
  get(): T;
  /** Tells everybody who shows it, unless it is the same. */
  set(next: T): void;
  /** @returns what ends it */
  subscribe(listener: () => void): () => void;
}

/** @param initial what the server renders, and the browser at first */
export function sharedValue<T>(initial: T): SharedValue<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    initial,
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export const useShared = <T>(value: SharedValue<T>): T =>
  useSyncExternalStore(value.subscribe, value.get, () => value.initial);
