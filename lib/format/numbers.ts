/** Numbers as people read them; always the same words on server and client (fixed locale, no time zone). */

/** A whole number with commas. By hand: the first Intl.NumberFormat costs a browser as much time as all of this site's own scripts. */
export const count = (value: number): string =>
  String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ',');

/** A score for showing: cut to a whole number, so that 79.9 with its letter A never reads as 80; "unknown" for null. */
export const score = (value: number | null): string =>
  value === null ? 'unknown' : String(Math.floor(value));
/** 0..1 as whole percent. */
export const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** `1 audit`, `2 audits`. */
export const plural = (value: number, one: string, many = `${one}s`): string =>
  `${count(value)} ${value === 1 ? one : many}`;

/** A change with its sign: +1.2, −0.3, 0. */
export function change(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  if (rounded === 0) return '0';
  return `${rounded > 0 ? '+' : '−'}${Math.abs(rounded)}`;
}

const hours = (value: number): string => `${value} ${value === 1 ? 'hour' : 'hours'}`;

/** Seconds in the largest unit that divides them well: 7 days, 48 hours, 30 minutes. */
export function duration(seconds: number): string {
  if (seconds === 0) return 'no delay';
  if (seconds % 86_400 === 0 && seconds >= 3 * 86_400) return plural(seconds / 86_400, 'day');
  if (seconds >= 3_600) return hours(Math.round((seconds / 3_600) * 10) / 10);
  if (seconds >= 60) return plural(Math.round(seconds / 60), 'minute');
  return plural(seconds, 'second');
}

/** An address or hash for a line of text: 0x4090…27ab. */
export function shortHex(value: string): string {
  return value.length > 14 ? `${value.slice(0, 6)}…${value.slice(-4)}` : value;
}
