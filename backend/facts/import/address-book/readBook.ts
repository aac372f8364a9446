/** Reads a TypeScript file of the Aave Address Book: constants and a tree of assets. */

export interface Book {
  chain: string;
  /** CAIP-10, in the order of the file. */
  addresses: string[];
  /** Those that stand as tokens of the market: aTokens, debt tokens and static aTokens. */
  issued: string[];
}

const CHAIN = /export const CHAIN_ID\s*=\s*(\d+)/;
/** A value in quotes, so that addresses in comments and links are not read. */
const VALUE = /['"](0x[0-9a-fA-F]{40})['"]/g;
/** By the name of the field: the underlying token of an asset is not the market's own. */
const ISSUED =
  /\b(?:A_TOKEN|V_TOKEN|STATIC_A_TOKEN|STATA_TOKEN)\s*:\s*['"](0x[0-9a-fA-F]{40})['"]/g;
const NOBODY = /^0x0{40}$/;

/** @returns why it is no file of the book, or what it names */
export function readBook(text: string): Book | string {
  const id = CHAIN.exec(text)?.[1];
  if (!id) return 'is no file of the Aave Address Book: it has no CHAIN_ID.';
  const chain = `eip155:${id}`;
  const code = text.replace(/^\s*\/\/.*$/gm, '');
  const listAll = (pattern: RegExp): string[] => {
    const found = [...code.matchAll(pattern)].map(([, address = '']) => address.toLowerCase());
    const named = new Set(found.filter((address) => !NOBODY.test(address)));
    return [...named].map((address) => `${chain}:${address}`);
  };
  return { chain, addresses: listAll(VALUE), issued: listAll(ISSUED) };
}
