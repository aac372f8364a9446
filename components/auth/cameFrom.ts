let from = '/';

/** Where a login leads without a callbackUrl. */
export function leaveFrom(path: string): void {
  if (!path.startsWith('/auth/')) from = path;
}

export const cameFrom = (): string => from;
