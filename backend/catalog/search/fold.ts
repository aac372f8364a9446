/** Letters that NFKD doesn't decompose, as people type them. */
const SPELLED: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  þ: 'th',
  '₮': 't',
  '₿': 'b',
  '₳': 'a',
};
const SPELLED_LETTER = new RegExp(`[${Object.keys(SPELLED).join('')}]`, 'gu');
const WORD = /[\p{L}\p{N}]+|\p{Extended_Pictographic}/gu;

/** Longer words are cut, in names and keywords alike. */
const MAX_WORD = 60;

/**
 * Words as search compares them: no case, accents or punctuation; each pictograph is a word. Names
 * and keywords must both go through this function.
 */
export function foldWords(text: string): string[] {
  const ascii = /^[\x20-\x7e]*$/.test(text);
  const plain = ascii
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .toLowerCase()
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .replace(SPELLED_LETTER, (letter) => SPELLED[letter] ?? letter);
  return (plain.match(WORD) ?? []).map(cut);
}

/** "ether.fi", "Ether Fi" and "etherfi" give the same word. */
export const foldWhole = (text: string): string => joinWords(foldWords(text));
export const joinWords = (words: readonly string[]): string => cut(words.join(''));

function cut(word: string): string {
  return word.length <= MAX_WORD ? word : Array.from(word).slice(0, MAX_WORD).join('');
}
