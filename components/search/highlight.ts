/** Folded for comparing: no case, no accents. One folded character per character of the text, so that indexes agree. */
function fold(text: string): string[] {
  return [...text].map((character) =>
    character.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().slice(0, 1),
  );
}

export interface Part {
  text: string;
  hit: boolean;
}

/** Cuts a name into parts, the first place that reads like the keyword marked. Unmarked when nothing does. */
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
