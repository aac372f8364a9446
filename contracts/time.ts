/** Lengths of time, days of UTC, and their words. */
import type { Precision } from './vocabulary';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
export const DAY_SECONDS = 86_400;

export const isoBefore = (at: Date | string, ms: number): string =>
  new Date(new Date(at).getTime() - ms).toISOString();

export const isoAfter = (at: Date | string, ms: number): string => isoBefore(at, -ms);

export const toDay = (at: Date): string => at.toISOString().slice(0, 10);

export const dayBefore = (at: Date | string, days: number): string =>
  isoBefore(at, days * DAY_MS).slice(0, 10);

export const startOfDay = (day: string): string => `${day}T00:00:00.000Z`;

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * `2026-11-21` or an instant as `21 Nov 2026` (UTC). Intl says `Sept`, and costs a browser 20 ms
 * (docs/decisions/0009).
 */
export function day(value: string): string {
  const [year, month, date] = value.slice(0, 10).split('-');
  return `${Number(date)} ${MONTHS[Number(month) - 1] ?? ''} ${year}`;
}

/** A day as its month where only that is known. */
export const dayOrMonth = (value: string, precision: Precision | null): string =>
  precision === 'month' ? month(value) : day(value);

/** `2026-11` or a day in it as `Nov 2026`. */
export function month(value: string): string {
  const [year, monthOfYear] = value.split('-');
  return `${MONTHS[Number(monthOfYear) - 1] ?? ''} ${year}`;
}
