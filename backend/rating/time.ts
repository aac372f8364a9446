export const DAY_MS = 86_400_000;
export const DAYS_PER_YEAR = 365.25;

/** Takes an ISO instant, or a day `YYYY-MM-DD` (its start in UTC). */
export const toMs = (iso: string): number => Date.parse(iso);

export const toIso = (ms: number): string => new Date(ms).toISOString();

/** A memoized toIso: most signals of a rating share a few instants. */
export function stamper(): (ms: number) => string {
  const written = new Map<number, string>();
  return (ms) => {
    const known = written.get(ms) ?? toIso(ms);
    written.set(ms, known);
    return known;
  };
}

/** Whole days; never below 0. */
export const daysSince = (day: string, now: number): number =>
  Math.max(0, Math.floor((now - toMs(day)) / DAY_MS));

/** Years of 365.25 days; never below 0. */
export const yearsSince = (day: string, now: number): number => daysSince(day, now) / DAYS_PER_YEAR;
