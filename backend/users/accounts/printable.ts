/**
 * Control characters, line and paragraph separators, direction marks and lone surrogates: they
 * could forge or hide log lines, or fail to store.
 */
const UNPRINTABLE =
  /[\p{Cc}\p{Surrogate}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** Escapes unprintable characters as `\u000a` and doubles backslashes. */
export const printable = (text: string): string =>
  text
    .replace(/\\/g, '\\\\')
    .replace(
      UNPRINTABLE,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
