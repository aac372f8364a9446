export async function* again(
  head: readonly string[],
  rest: AsyncIterator<string>,
): AsyncGenerator<string> {
  yield* head;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

export async function readUntil(
  source: AsyncIterator<string>,
  pattern: RegExp,
  limit: number,
): Promise<string[]> {
  const head: string[] = [];
  let length = 0;
  for (let next = await source.next(); !next.done; next = await source.next()) {
    head.push(next.value);
    length += next.value.length;
    if (pattern.test(next.value) || length > limit) break;
  }
  return head;
}

/** The first character that is not white space, and the whole text again. */
export async function peek(
  text: AsyncIterable<string>,
): Promise<{ first: string; text: AsyncIterable<string> }> {
  const source = text[Symbol.asyncIterator]();
  const head = await readUntil(source, /\S/, 1_000_000);
  return { first: head.join('').trimStart().slice(0, 1), text: again(head, source) };
}
