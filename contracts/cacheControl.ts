/** What a browser asks for anew each time, and what a cache that all visitors share may keep, in seconds. docs/decisions/0024. */
export const sharedFor = (seconds: number): string => `public, max-age=0, s-maxage=${seconds}`;

/** The same of a page: a shared cache may show the old one while it fetches the new one, for as long again. */
export const pageSharedFor = (seconds: number): string =>
  `${sharedFor(seconds)}, stale-while-revalidate=${seconds}`;
