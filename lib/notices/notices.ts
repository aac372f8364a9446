/** A short message after an action. components/app/Notices loads with the first one. */
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

/** Takes the notices not shown yet, each once. */
export function takeNotices(): Notice[] {
  const taken = waiting;
  waiting = [];
  return taken;
}
