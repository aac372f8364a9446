/** Fixed locale: the same on server and client. */

/** The first Intl.NumberFormat takes as long as all our scripts. */
export const count = (value: number): string =>
  String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ',');

/** Rounds down, so that 79.9 with its letter A never shows as 80. */
export const score = (value: number | null): string =>
  value === null ? 'unknown' : String(Math.floor(value));
/** 0..1 as whole percent. */
export const percent = (share: number): string => `${Math.round(share * 100)}%`;

export const plural = (value: number, one: string, many = `${one}s`): string =>
  `${count(value)} ${value === 1 ? one : many}`;

/** +1.2, −0.3, 0. */
export function change(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  if (rounded === 0) return '0';
  return `${rounded > 0 ? '+' : '−'}${Math.abs(rounded)}`;
}

const hours = (value: number): string => `${value} ${value === 1 ? 'hour' : 'hours'}`;

/** 7 days, 48 hours, 30 minutes. */
export function duration(seconds: number): string {
  if (seconds === 0) return 'no delay';
  if (seconds % 86_400 === 0 && seconds >= 3 * 86_400) return plural(seconds / 86_400, 'day');
  if (seconds >= 3_600) return hours(Math.round((seconds / 3_600) * 10) / 10);
  if (seconds >= 60) return plural(Math.round(seconds / 60), 'minute');
  return plural(seconds, 'second');
}

/** 0x409012…3427ab: six at each end, as fewer are easy to make look alike. */
export function shortHex(value: string): string {
  const head = value.startsWith('0x') ? 8 : 6;
  return value.length > head + 8 ? `${value.slice(0, head)}…${value.slice(-6)}` : value;
}
