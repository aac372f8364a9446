/** Numbers of the search; bench/search.ts shows what another choice costs. */

/** A keyword's list ends here: nobody pages further. */
export const SEARCH_MAX_MATCHES = 200;
/** Typos are looked for when fewer projects than this match to the letter. */
export const FUZZY_BELOW = 5;
/** Words of a keyword that count. */
export const MAX_KEYWORD_WORDS = 6;
/** Nearest words that a mistyped keyword is read as. */
export const NEAR_WORDS = 8;
/** The list of a mistyped keyword ends here. */
export const FUZZY_MAX_MATCHES = 50;
