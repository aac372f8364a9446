/** Drops case and accents; one folded character per character, so that indexes agree. */
function fold(text: string): string[] {
  return [...text].map((character) =>
    character.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().slice(0, 1),
  );
}

export interface Part {
  text: string;
  hit: boolean;
}

/** Splits a name and marks the first match of the keyword, if any. */
export function highlight(name: string, keyword: string): Part[] {
  const wanted = fold(keyword.trim());
  const characters = [...name];
  const folded = fold(name);
  if (wanted.length === 0) return [{ text: name, hit: false }];
  for (let start = 0; start + wanted.length <= folded.length; start += 1) {
    const atWord = start === 0 || !/[\p{L}\p{N}]/u.test(characters[start - 1] ?? '');
    if (!atWord || !wanted.every((character, offset) => folded[start + offset] === character))
      continue;
    const end = start + wanted.length;
    return [
      { text: characters.slice(0, start).join(''), hit: false },
      { text: characters.slice(start, end).join(''), hit: true },
      { text: characters.slice(end).join(''), hit: false },
    ].filter((part) => part.text !== '');
  }
  return [{ text: name, hit: false }];
}
