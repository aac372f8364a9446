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
    const found = sign === undefined ? 'it ends' : `there is ${JSON.stringify(sign)}`;
    const isText = sign === '"' && this.wanted === VALUE;
    throw new JsonProblem(
      `is not valid JSON: ${found} where ${isText ? 'a text that ends in its line' : this.wanted} should be`,
      placeAt(line, column),
    );
  };
}

class TooDeep extends Error {}

const finderIn =
  (places: ReadonlyMap<string, Place>): LocatedJson['findPlace'] =>
  (path) => {
    for (let length = path.length; length >= 0; length -= 1) {
      const place = places.get(JSON.stringify(path.slice(0, length)));
      if (place) return place;
    }
    return { line: 1, column: 1 };
  };

/**
 * Of valid JSON, places only of the objects and lists that are wanted, and of what is in them. The
 * search ends where the text is nested too deeply.
 */
export function findPlaces(
  text: string,
  isWanted: (path: JSONPath) => boolean,
): LocatedJson['findPlace'] {
  const places = new Map<string, Place>();
  const note = (line: number, column: number, path: JSONPath): void => {
    if (path.length > DEPTH_MAX) throw new TooDeep();
    if (path.length === 0 || isWanted(path.slice(0, -1)))
      places.set(JSON.stringify(path), placeAt(line, column));
  };
  try {
    visit(text, {
      onObjectBegin: (_offset, _length, line, column, path) => note(line, column, path()),
      onArrayBegin: (_offset, _length, line, column, path) => note(line, column, path()),
      onLiteralValue: (_value, _offset, _length, line, column, path) => note(line, column, path()),
    });
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error;
  }
  return finderIn(places);
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
    findPlace: finderIn(locator.places),
    repeated: locator.repeated,
  };
}
