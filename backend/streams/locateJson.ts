import { visit, type JSONPath, type JSONVisitor } from 'jsonc-parser';

/** Both count from 1. */
export interface Place {
  line: number;
  column: number;
}

/** Invalid JSON, with the place of the error. */
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
  /** For a missing value, its nearest existing parent. */
  findPlace(path: readonly (string | number)[]): Place;
  /** Duplicate keys; JSON.parse silently keeps the last. */
  repeated: { path: (string | number)[]; place: Place }[];
}

/** Beyond any configuration, within the stack. */
const DEPTH_MAX = 200;

const VALUE = 'a value';
const KEY = 'a key in double quotes';
const placeAt = (line: number, column: number): Place => ({ line: line + 1, column: column + 1 });

class Locator implements JSONVisitor {
  readonly places = new Map<string, Place>();
  readonly repeated: LocatedJson['repeated'] = [];
  private wanted = VALUE;
  /** Open objects and lists: the closing sign, and an object's keys so far. */
  private readonly open: { close: string; keys: Set<string> }[] = [];

  constructor(private readonly text: string) {}

  private begin(close: string, wanted: string, place: Place, path: JSONPath): void {
    this.places.set(JSON.stringify(path), place);
    this.open.push({ close, keys: new Set() });
    if (this.open.length > DEPTH_MAX + 1) throw new JsonProblem('is nested too deeply', place);
    this.wanted = wanted;
  }
  private ended(): void {
    const outer = this.open.at(-1);
    this.wanted = outer ? `a comma or ${outer.close}` : 'the end';
  }
  private close(offset: number): void {
    if (this.text[offset] !== this.open.at(-1)!.close) return;
    this.open.pop();
    this.ended();
  }

  onObjectBegin: JSONVisitor['onObjectBegin'] = (_offset, _length, line, column, path) =>
    this.begin('}', KEY, placeAt(line, column), path());
  onArrayBegin: JSONVisitor['onArrayBegin'] = (_offset, _length, line, column, path) =>
    this.begin(']', VALUE, placeAt(line, column), path());
  onObjectEnd = (offset: number) => this.close(offset);
  onArrayEnd = (offset: number) => this.close(offset);
  onLiteralValue: JSONVisitor['onLiteralValue'] = (_, _offset, _length, line, column, path) => {
    this.places.set(JSON.stringify(path()), placeAt(line, column));
    this.ended();
  };
  onObjectProperty: JSONVisitor['onObjectProperty'] = (
    key,
    _offset,
    _length,
    line,
    column,
    path,
  ) => {
    const keys = this.open.at(-1)!.keys;
    if (keys.has(key)) this.repeated.push({ path: [...path(), key], place: placeAt(line, column) });
    keys.add(key);
    this.wanted = 'a colon';
  };
  onSeparator: JSONVisitor['onSeparator'] = (sign) => {
    this.wanted = sign === ',' && this.open.at(-1)!.close === '}' ? KEY : VALUE;
  };
  onError: JSONVisitor['onError'] = (_, offset, _length, line, column) => {
    const sign = this.text[offset];
    const found = sign === undefined ? 'the text ends' : `there is ${JSON.stringify(sign)}`;
    const isText = sign === '"' && this.wanted === VALUE;
    throw new JsonProblem(
      `is no JSON: ${found} where ${isText ? 'a text that ends in its line' : this.wanted} should be`,
      placeAt(line, column),
    );
  };
}

/**
 * Values are JSON.parse's.
 * @throws JsonProblem with the place
 */
export function locateJson(text: string): LocatedJson {
  const locator = new Locator(text);
  visit(text, locator, { disallowComments: true });
  return {
    value: JSON.parse(text),
    findPlace(path) {
      for (let length = path.length; ; length -= 1) {
        const place = locator.places.get(JSON.stringify(path.slice(0, length)));
        if (place) return place;
      }
    },
    repeated: locator.repeated,
  };
}
