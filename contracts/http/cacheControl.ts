/** Browsers always ask again (docs/decisions/0024). */
export const sharedFor = (seconds: number): string => `public, max-age=0, s-maxage=${seconds}`;

/** Shared caches may serve it stale for as long again. */
export const pageSharedFor = (seconds: number): string =>
  `${sharedFor(seconds)}, stale-while-revalidate=${seconds}`;
