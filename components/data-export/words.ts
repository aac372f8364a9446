import { day } from '@/lib/format/dates';

/** `26 Nov 2026, 12:05 UTC`. */
export const time = (instant: string): string => `${day(instant)}, ${instant.slice(11, 16)} UTC`;

/** `812 bytes`, `12 kB`, `1.4 MB`. */
export function fileSize(bytes: number): string {
  if (bytes < 1_000) return `${bytes} bytes`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1_000)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
