import { CAIP10, CAIP19, EVM_ADDRESS, normalizeCaip } from '../../contracts/ids';
import { SEARCH_MAX_KEYWORD } from '../../contracts/limits';
import { foldWhole, foldWords } from './fold';
import { MAX_KEYWORD_WORDS } from './limits';

/** What a visitor typed, ready for the store. */
export interface Keyword {
  /** Nothing was typed: the trending list is asked for. */
  blank: boolean;
  /** Folded, without spaces; empty when nothing in it can be searched for. */
  whole: string;
  /** Folded words, each once. */
  words: string[];
  /** A CAIP-10 or CAIP-19 id. */
  caip: string | null;
  /** An address on its own. */
  address: string | null;
}

/** Addresses outside EVM chains: one run of letters and digits, longer than any word (base58, bech32, hex). */
const OTHER_ADDRESS = /^[a-zA-Z0-9_.-]{25,128}$/;

/** Control characters, and halves of surrogate pairs, which no store takes. */
const UNSTORABLE = /[\p{Cc}\p{Cs}]/gu;

/**
 * Reads a keyword: any text, of any length (cut at SEARCH_MAX_KEYWORD). An EVM address counts in any case and with or without its `0x`
 * prefix in lower case; other addresses to the letter.
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
  const id = typed.replace(/^eip155:/i, 'eip155:').replace(/(?<=^eip155:.*)0X/, '0x');
  return {
    blank: text.trim() === '',
    whole: foldWhole(typed),
    words: [...new Set(foldWords(typed))].slice(0, MAX_KEYWORD_WORDS),
    caip: CAIP10.test(id) || CAIP19.test(id) ? normalizeCaip(id) : null,
    address: EVM_ADDRESS.test(evm) ? evm.toLowerCase() : OTHER_ADDRESS.test(typed) ? typed : null,
  };
}
