let from = '/';

/** Remembers the page from which somebody went to log in: where they are led back to when the address says nothing else. */
export function leaveFrom(path: string): void {
  if (!path.startsWith('/auth/')) from = path;
}

export const cameFrom = (): string => from;
