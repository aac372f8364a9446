/** Formatting independent of the machine's locale and time zone. */
import { toIso } from './time';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Truncates, so that a figure never seems to reach a threshold it misses. */
export const cut = (value: number, digits: number): number => {
  const factor = 10 ** digits;
  return Math.floor(value * factor + 1e-9) / factor;
};

export function formatNumber(value: number): string {
  if (value < 1000) return String(value);
  const [whole = '0', decimals] = String(value).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}

/** 0.3412 → "34.1%" */
export const formatShare = (share: number): string => `${toPercent(share)}%`;

export const toPercent = (share: number): number => Math.round(share * 1000) / 10;

/** 172800 → "48 hours", 604800 → "7 days", 90 → "1.5 minutes" */
export function formatDuration(seconds: number): string {
  const [size, name] =
    seconds >= 259_200
      ? [86_400, 'day']
      : seconds >= 3600
        ? [3600, 'hour']
        : seconds >= 60
          ? [60, 'minute']
          : [1, 'second'];
  const amount = cut(seconds / size, 1);
  return `${amount} ${name}${amount === 1 ? '' : 's'}`;
}

/** "3 Mar 2026" (UTC) */
export function formatDay(ms: number): string {
  const [year = '', month = '1', day = '1'] = toIso(ms).slice(0, 10).split('-');
  return `${Number(day)} ${MONTHS[Number(month) - 1]} ${year}`;
}

/** Inside a sentence; an abbreviation keeps its capitals. */
export const lower = (text: string): string =>
  text.replace(/^[A-Z](?![A-Z])/, (a) => a.toLowerCase());

/** ["a", "b", "c", "d", "e"] → "a, b, c and 2 more" */
export function formatList(items: string[], most = 3): string {
  if (items.length > most)
    return `${items.slice(0, most).join(', ')} and ${items.length - most} more`;
  const last = items[items.length - 1] ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
}
