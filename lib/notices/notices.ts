/** Short messages to the visitor about what was just done. Shown by components/app/Notices when the first one comes. */
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

/** For the one component that shows them. @returns what ends the subscription */
export function onNotice(next: () => void): () => void {
  listener = next;
  if (waiting.length > 0) next();
  return () => {
    if (listener === next) listener = undefined;
  };
}

/** What has not been shown yet; each is taken once. */
export function takeNotices(): Notice[] {
  const taken = waiting;
  waiting = [];
  return taken;
}
