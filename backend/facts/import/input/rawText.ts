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
