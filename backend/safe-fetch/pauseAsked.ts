/** @param value of `Retry-After`: seconds, or a date. @returns milliseconds; 0 if it says none */
export function pauseAsked(value: string | undefined, now: Date): number {
  if (value === undefined) return 0;
  const ms = /^\d{1,9}$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - now.getTime();
  return Number.isFinite(ms) ? Math.max(ms, 0) : 0;
}
