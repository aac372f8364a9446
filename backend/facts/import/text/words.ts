/** `AaveRebalancer_2` is aave, rebalancer, 2; `MIMSpellV3` mim, spell, v, 3. Addresses are no words. */
const toWords = (name: string): string[] =>
  name
    .normalize('NFKD')
    .replace(/\p{M}|0x[0-9a-f]{4,}/giu, (found) => (found.length > 2 ? ' ' : ''))
    .replace(/\p{Ll}(?=\p{Lu})|\p{Lu}+(?=\p{Lu}\p{Ll})|\p{L}(?=\d)/gu, '$& ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** The words of a name, also up to eight of them run together. */
export function toRuns(name: string): Set<string> {
  const words = toWords(name);
  return new Set(
    words.flatMap((_, at) =>
      words.slice(at, at + 8).map((__, to, all) => all.slice(0, to + 1).join('')),
    ),
  );
}

export const runTogether = (name: string): string => toWords(name).join('');
