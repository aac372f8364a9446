/** Where something stands in a text; both count from 1. */
export interface Place {
  line: number;
  column: number;
}

/** A text that is no JSON, and where it stops being so. */
export class JsonProblem extends Error {
  constructor(
    message: string,
    readonly place: Place,
  ) {
    super(message);
    this.name = 'JsonProblem';
  }
}

export interface LocatedJson {
  value: unknown;
  /** Where the value at a path begins; of one that is missing, the nearest that would hold it. */
  placeOf(path: readonly (string | number)[]): Place;
  /** Keys that an object has twice: JSON takes the last and says nothing. */
  repeated: { path: (string | number)[]; place: Place }[];
}

interface Node {
  start: number;
  parts?: Map<string | number, Node>;
}

/** Deeper than any configuration, and shallow enough for the stack. */
const DEPTH_MAX = 200;

const SPACE = /[ \t\n\r]*/y;
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const PLAIN = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

class Reader {
  at = 0;
  readonly repeated: { path: (string | number)[]; start: number }[] = [];
  private readonly path: (string | number)[] = [];

  constructor(readonly text: string) {}

  private take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0];
    if (found !== undefined) this.at += found.length;
    return found;
  }

  /** The next sign after spaces, left where it is. */
  private next(): string {
    this.take(SPACE);
    return this.text[this.at] ?? '';
  }

  fail(wanted: string): never {
    const sign = this.text[this.at];
    const found = sign === undefined ? 'the text ends' : `there is ${JSON.stringify(sign)}`;
    throw new JsonProblem(
      `is no JSON: ${found} where ${wanted} should be`,
      placeAt(this.text, this.at),
    );
  }

  /** Parts of an object or a list, up to its closing sign. */
  private parts(close: string, part: (index: number) => void): void {
    this.at += 1;
    if (this.next() !== close) {
      for (let index = 0; ; index += 1) {
        part(index);
        if (this.next() !== ',') break;
        this.at += 1;
      }
    }
    if (this.next() !== close) this.fail(`a comma or ${close}`);
    this.at += 1;
  }

  private member(parts: Map<string | number, Node>): void {
    this.next();
    const start = this.at;
    const written = this.take(STRING) ?? this.fail('a key in double quotes');
    const key = JSON.parse(written) as string;
    if (this.next() !== ':') this.fail('a colon');
    this.at += 1;
    this.path.push(key);
    if (parts.has(key)) this.repeated.push({ path: [...this.path], start });
    parts.set(key, this.value());
    this.path.pop();
  }

  value(): Node {
    const sign = this.next();
    const start = this.at;
    if (this.path.length > DEPTH_MAX)
      throw new JsonProblem('is nested too deeply', placeAt(this.text, start));
    const parts = new Map<string | number, Node>();
    if (sign === '{') {
      this.parts('}', () => this.member(parts));
    } else if (sign === '[') {
      this.parts(']', (index) => {
        this.path.push(index);
        parts.set(index, this.value());
        this.path.pop();
      });
    } else if (this.take(sign === '"' ? STRING : PLAIN) === undefined) {
      this.fail(sign === '"' ? 'a text that ends in its line' : 'a value');
    }
    return { start, parts };
  }

  end(): void {
    if (this.next() !== '') this.fail('the end');
  }
}

function placeAt(text: string, offset: number): Place {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: before.at(-1)!.length + 1 };
}

/**
 * Reads JSON and remembers where everything stands, so that whoever edits the text can be told the line. The values themselves are
 * JSON.parse's.
 * @throws JsonProblem with the place
 */
export function locateJson(text: string): LocatedJson {
  const reader = new Reader(text);
  const root = reader.value();
  reader.end();
  return {
    value: JSON.parse(text),
    placeOf(path) {
      let node = root;
      for (const part of path) {
        const inner = node.parts?.get(part);
        if (!inner) break;
        node = inner;
      }
      return placeAt(text, node.start);
    },
    repeated: reader.repeated.map(({ path, start }) => ({ path, place: placeAt(text, start) })),
  };
}
