import { isRealDay } from '../projects/day';
import { cleanText } from '../text/clean';

export function toText(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  return cleanText(String(value)) || null;
}

export function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length - 1).trimEnd()}…` : text;
}

/** `2026-11-21`, an ISO instant, `20261121` or Unix seconds; other orders are ambiguous. */
export function toDay(value: unknown): string | null {
  const text = toText(value) ?? '';
  const compact = /^(20\d{2})(\d{2})(\d{2})$/.exec(text);
  if (compact) return toDay(compact.slice(1).join('-'));
  if (/^1\d{9}$/.test(text)) return new Date(Number(text) * 1_000).toISOString().slice(0, 10);
  const match = /^(\d{4}-\d{2}-\d{2})(?:[T ].*)?$/.exec(text);
  return match?.[1] && isRealDay(match[1]) ? match[1] : null;
}

const UNITS: Record<string, number> = {
  '': 1,
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  million: 1e6,
  b: 1e9,
  billion: 1e9,
};

/** US dollars from `1234567.8`, `$1,234,567`, `~$1.2M` or `3 million USD`; otherwise null. */
export function toUsd(value: unknown): number | null {
  if (typeof value === 'number')
    return Number.isFinite(value) && value >= 0 && value <= 1e12 ? value : null;
  const match =
    /^[~≈]?\s*\$?\s*(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)\s*(k|m|b|thousand|million|billion)?\s*(?:usd)?$/i.exec(
      toText(value) ?? '',
    );
  if (!match?.[1]) return null;
  const amount =
    Number(match[1].replaceAll(',', '')) * (UNITS[(match[2] ?? '').toLowerCase()] ?? 1);
  return amount <= 1e12 ? amount : null;
}

/** A share from 0 to 1, from `0.4` or `40%`. */
export function toShare(value: unknown): number | null {
  const match = /^(\d+(?:\.\d+)?)\s*(%)?$/.exec(toText(value) ?? '');
  if (!match) return null;
  const share = Number(match[1]) / (match[2] ? 100 : 1);
  return share <= 1 ? share : null;
}

export function toBoolean(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value;
  const text = (toText(value) ?? '').toLowerCase();
  if (['true', 'yes', '1'].includes(text)) return true;
  return ['false', 'no', '0'].includes(text) ? false : null;
}

/** A list, or a cell split at white space, commas, semicolons or bars. */
export function toList(value: unknown): string[] {
  const values: unknown[] = Array.isArray(value) ? value : (toText(value) ?? '').split(/[\s,;|]+/);
  return values.flatMap((one) => toText(one) ?? []);
}

/** The distinct http(s) addresses, at most 20. */
export function toLinks(...values: unknown[]): string[] {
  const links = values
    .flatMap(toList)
    .filter((link) => link.length <= 2_048 && /^https?:\/\/[^\s<>"']+$/.test(link));
  return [...new Set(links)].slice(0, 20);
}
