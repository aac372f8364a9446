import { EVM_ADDRESS, parseCaip } from '../../../contracts/ids';
import { SEARCH_MAX_KEYWORD } from '../../../contracts/limits';
import { foldWhole, foldWords } from './fold';
import { MAX_KEYWORD_WORDS } from './limits';

export interface Keyword {
  /** The visitor typed nothing and gets the trending list. */
  blank: boolean;
  /** Folded, without spaces; may be empty. */
  whole: string;
  words: string[];
  caip: string | null;
  address: string | null;
}

/** Non-EVM addresses (base58, bech32, hex): one run, longer than any word. */
const OTHER_ADDRESS = /^[a-zA-Z0-9_.-]{25,128}$/;

/** Control characters and lone surrogates, which PostgreSQL rejects. */
const UNSTORABLE = /[\p{Cc}\p{Cs}]/gu;

/**
 * Cuts text at SEARCH_MAX_KEYWORD. EVM addresses match in any case and without `0x`; other
 * addresses must match exactly.
 */
export function parseKeyword(text: string): Keyword {
  const typed = Array.from(
    text
      .slice(0, SEARCH_MAX_KEYWORD * 2)
      .replace(UNSTORABLE, ' ')
      .trim(),
  )
    .slice(0, SEARCH_MAX_KEYWORD)
    .join('');
  const evm = typed.replace(/^0X/, '0x').replace(/^(?=[0-9a-fA-F]{40}$)/, '0x');
  return {
    blank: text.trim() === '',
    whole: foldWhole(typed),
    words: [...new Set(foldWords(typed))].slice(0, MAX_KEYWORD_WORDS),
    caip: parseCaip(typed),
    address: EVM_ADDRESS.test(evm) ? evm.toLowerCase() : OTHER_ADDRESS.test(typed) ? typed : null,
  };
}
