import type { color } from '@/styles/theme';

type Token = keyof typeof color;

/**
 * Background and letter of the neutral mark, at 4.5:1 in both themes. No color of a rating: an A on
 * green would look like one.
 */
export const MARK_COLORS: readonly (readonly [background: Token, letter: Token])[] = [
  ['link', 'surface'],
  ['brass2', 'onBrass'],
  ['ink', 'surface'],
  ['mark', 'ink'],
  ['surface', 'link'],
  ['brass', 'onBrass'],
  ['ink3', 'surface'],
  ['sunk', 'ink'],
];

/** FNV-1a of 32 bits, mixed: its last bits alone would follow the last bits of the text. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  return (value ^ (value >>> 13)) >>> 0;
}

/** The same for an id wherever and whenever it is shown. */
export const markColors = (id: string): (typeof MARK_COLORS)[number] =>
  MARK_COLORS[hash(id) % MARK_COLORS.length] ?? ['sunk', 'ink'];
