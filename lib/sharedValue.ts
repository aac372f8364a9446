import { useSyncExternalStore } from 'react';

/** Shared by the whole tab, outside React's tree. */
export interface SharedValue<T> {
  readonly initial: T;
  get(): T;
  set(next: T): void;
  subscribe(listener: () => void): () => void;
}

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
