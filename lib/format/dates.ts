import { DAY_MS, MINUTE_MS } from '@/contracts/time';
import { plural } from './numbers';

export { day, dayOrMonth, month } from '@/contracts/time';

export function daysBetween(from: string, to: string): number {
  return Math.floor((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** today, 41 days before, 3 years before. Never reads the clock. */
export function age(from: string, at: string): string {
  const days = daysBetween(from, at);
  if (days < 1) return 'same day';
  if (days === 1) return '1 day before';
  if (days < 60) return `${days} days before`;
  if (days < 730) return `${Math.round(days / 30.44)} months before`;
  return `${Math.round(days / 365.25)} years before`;
}

export function ago(from: string, to: string): string {
  const minutes = Math.floor((Date.parse(to) - Date.parse(from)) / MINUTE_MS);
  if (minutes < 2) return 'just now';
  if (minutes < 60) return `${plural(minutes, 'minute')} ago`;
  if (minutes < 1_440) return `${plural(Math.floor(minutes / 60), 'hour')} ago`;
  return `${plural(Math.floor(minutes / 1_440), 'day')} ago`;
}
