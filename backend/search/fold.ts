/** Letters that NFKD leaves whole although people type another one for them. */
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

/** A longer word is cut, in the store and in a keyword alike. */
const MAX_WORD = 60;

/**
 * The words of a text, as search compares them: without case, accents and punctuation, letters and digits of every script kept, each
 * pictograph a word of its own. A text of punctuation alone has none. Names and keywords go through this one function.
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

/** A whole text as one word: "ether.fi", "Ether Fi" and "etherfi" are the same. */
export const foldWhole = (text: string): string => joinWords(foldWords(text));
export const joinWords = (words: readonly string[]): string => cut(words.join(''));

function cut(word: string): string {
  return word.length <= MAX_WORD ? word : Array.from(word).slice(0, MAX_WORD).join('');
}
