import type { RawText } from './records';

/** Keeps the text and place of each element of a JSON array while a parser reads the array. */
export class ElementScanner {
  private readonly found: RawText[] = [];
  private line = 1;
  private column = 0;
  private depth = 0;
  private quoted = false;
  private escaped = false;
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

  private feed(chunk: string): void {
    let from = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      const sign = chunk[at]!;
      this.column += 1;
      const outside = !this.quoted && this.depth === 1;
      if (outside && (sign === ',' || sign === ']')) this.end(chunk.slice(from, at));
      else if (outside && !this.current && sign.trim() !== '') {
        this.current = { parts: [], line: this.line, column: this.column };
        from = at;
      }
      this.follow(sign);
      if (sign !== '\n') continue;
      this.line += 1;
      this.column = 0;
    }
    this.current?.parts.push(chunk.slice(from));
  }

  private end(rest: string): void {
    if (!this.current) return;
    const { parts, line, column } = this.current;
    this.found.push({ text: [...parts, rest].join(''), line, column });
    this.current = undefined;
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
