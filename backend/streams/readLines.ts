export interface Line {
  line: number;
  text: string;
  tooLong?: boolean;
}

/** Longer lines are dropped; no real input has them. */
export const LINE_LIMIT = 8 * 1024 * 1024;

/** Lines with numbers from 1, in bounded memory; one over the limit comes empty and marked. */
export async function* readLines(
  text: AsyncIterable<string>,
  limit: number = LINE_LIMIT,
): AsyncGenerator<Line> {
  let number = 1;
  let parts: string[] = [];
  let length = 0;
  const add = (part: string): void => {
    length += part.length;
    if (length <= limit) parts.push(part);
    else parts = [];
  };
  const take = (): Line => {
    const line: Line =
      length > limit
        ? { line: number, text: '', tooLong: true }
        : { line: number, text: parts.join('').replace(/\r$/, '') };
    number += 1;
    parts = [];
    length = 0;
    return line;
  };
  for await (const chunk of text) {
    let start = 0;
    for (let end = chunk.indexOf('\n'); end >= 0; end = chunk.indexOf('\n', start)) {
      add(chunk.slice(start, end));
      yield take();
      start = end + 1;
    }
    if (start < chunk.length) add(chunk.slice(start));
  }
  if (length > 0) yield take();
}
