/**
 * Line breaks, other control characters, marks that turn the direction of text, separators that some readers take for line breaks, and
 * halves of surrogate pairs: what could forge a line of a log, hide one, or not be stored at all.
 */
const UNPRINTABLE =
  /[\p{Cc}\p{Surrogate}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** Text of strangers for a log: unprintable characters as `\u000a`, a backslash as two, so that nothing can pass for an escape. */
export const printable = (text: string): string =>
  text
    .replace(/\\/g, '\\\\')
    .replace(
      UNPRINTABLE,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
