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

const DURATIONS = [
  { from: 259_200, size: 86_400, unit: 'day' },
  { from: 3_600, size: 3_600, unit: 'hour' },
  { from: 60, size: 60, unit: 'minute' },
  { from: -Infinity, size: 1, unit: 'second' },
];

/** 17.3 days, 48 hours, 30 minutes; cut, as ratings do: 47.99 hours are not 48. */
export function duration(seconds: number): string {
  if (seconds === 0) return 'no delay';
  const { size, unit } = DURATIONS.find(({ from }) => seconds >= from)!;
  const amount = Math.floor((10 * seconds) / size) / 10;
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}

/** 0x409012…3427ab: six at each end, as fewer are easy to make look alike. */
export function shortHex(value: string): string {
  const head = value.startsWith('0x') ? 8 : 6;
  return value.length > head + 8 ? `${value.slice(0, head)}…${value.slice(-6)}` : value;
}
