import type { Place } from '../../../streams/locateJson';

/** The text of an item; `line` is where it begins, from 1, and `column` too. */
export interface RawText {
  text: string;
  line: number;
  column: number;
}

/** From the item's text to the file. */
export const inFile = (place: Place, raw: RawText): Place => ({
  line: raw.line + place.line - 1,
  column: place.line === 1 ? raw.column + place.column - 1 : place.column,
});

/** Keeps the text and place of each element of a JSON array while a parser reads the array. */
export class ElementScanner {
  private readonly found: RawText[] = [];
  private line = 1;
  private column = 0;
  private depth = 0;
  private quoted = false;
  private escaped = false;
  private afterComma = false;
  private closed = false;
  private behind: RawText | undefined;
  private current: { parts: string[]; line: number; column: number } | undefined;

  /** The same chunks; an element is found before its parser can see its end. */
  async *watch(text: AsyncIterable<string>): AsyncGenerator<string> {
    for await (const chunk of text) {
      this.feed(chunk);
      yield chunk;
    }
  }

  /** The next element, in the order of the array. */
  take(): RawText | undefined {
    return this.found.shift();
  }

  /** Elements that nobody took, with signs that stand in an element's place, and the begun one. */
  rest(): RawText[] {
    if (!this.current) return this.found;
    return [...this.found, { ...this.current, text: this.current.parts.join('') }];
  }

  /** The first sign behind the array, or else where the text ends, as far as it was read. */
  last(): { sign?: string; place: Place } {
    if (!this.behind) return { place: { line: this.line, column: this.column + 1 } };
    const { text: sign, line, column } = this.behind;
    return { sign, place: { line, column } };
  }

  private feed(chunk: string): void {
    let from = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      const sign = chunk[at]!;
      this.column += 1;
      const outside = !this.quoted && this.depth === 1;
      if (outside && (sign === ',' || sign === ']')) this.end(chunk.slice(from, at), sign);
      else if (outside && !this.current && sign.trim() !== '') {
        this.current = { parts: [], line: this.line, column: this.column };
        from = at;
      } else if (this.closed && sign.trim() !== '')
        this.behind ??= { text: sign, line: this.line, column: this.column };
      this.follow(sign);
      if (sign !== '\n') continue;
      this.line += 1;
      this.column = 0;
    }
    this.current?.parts.push(chunk.slice(from));
  }

  private end(rest: string, sign: string): void {
    if (this.current) {
      const { parts, line, column } = this.current;
      this.found.push({ text: [...parts, rest].join(''), line, column });
    } else if (sign === ',' || this.afterComma)
      this.found.push({ text: sign, line: this.line, column: this.column });
    this.current = undefined;
    this.afterComma = sign === ',';
    this.closed = sign === ']';
  }

  private follow(sign: string): void {
    if (this.quoted) {
      if (sign === '"' && !this.escaped) this.quoted = false;
      this.escaped = sign === '\\' && !this.escaped;
    } else if (sign === '"') this.quoted = true;
    else if (sign === '[' || sign === '{') this.depth += 1;
    else if (sign === ']' || sign === '}') this.depth -= 1;
  }
}
