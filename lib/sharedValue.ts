import { useSyncExternalStore } from 'react';

/** A value shared by the whole tab, outside React's tree (useShared). */
export interface SharedValue<T> {
  readonly initial: T;
  get(): T;
  /** Notifies subscribers unless the value is the same. */
  set(next: T): void;
  /** @returns a function that unsubscribes */
  subscribe(listener: () => void): () => void;
}

/** @param initial for the server and the browser's first render */
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
