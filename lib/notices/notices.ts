export interface Notice {
  kind: 'success' | 'error';
  text: string;
}

let waiting: Notice[] = [];
let listener: (() => void) | undefined;

export function notify(kind: Notice['kind'], text: string): void {
  waiting.push({ kind, text });
  listener?.();
}

/** @returns a function that unsubscribes */
export function onNotice(next: () => void): () => void {
  listener = next;
  if (waiting.length > 0) next();
  return () => {
    if (listener === next) listener = undefined;
  };
}

/** Each is taken once. */
export function takeNotices(): Notice[] {
  const taken = waiting;
  waiting = [];
  return taken;
}
