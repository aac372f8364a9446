import type { CsvError } from 'csv-parse';
import type { Place } from '../../../streams/locateJson';

/** Where each cell of a record's text begins; `line` is that of its first sign. */
export function placeCells(text: string, delimiter: string, line: number): Place[] {
  const places: Place[] = [{ line, column: 1 }];
  let place = { line, column: 1 };
  let quoted = false;
  for (const sign of text) {
    if (sign === '"') quoted = !quoted;
    place =
      sign === '\n'
        ? { line: place.line + 1, column: 1 }
        : { line: place.line, column: place.column + 1 };
    if (sign === delimiter && !quoted) places.push(place);
  }
  return places;
}

const AFTER_QUOTE = 'has text after the quote that ends a cell; write a quote inside a cell twice';
const tooMany = ({ record }: CsvError): string => {
  const cells = Array.isArray(record) ? record.length : 'more';
  return `has ${cells} cells, more than the header has columns`;
};
const WORDS: Partial<Record<CsvError['code'], (error: CsvError) => string>> = {
  CSV_INVALID_CLOSING_QUOTE: () => AFTER_QUOTE,
  CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE: () => AFTER_QUOTE,
  CSV_QUOTE_NOT_CLOSED: () => 'has a quote that no other ends',
  CSV_MAX_RECORD_SIZE: () => 'is longer than a million characters',
  CSV_RECORD_INCONSISTENT_COLUMNS: tooMany,
  CSV_RECORD_INCONSISTENT_FIELDS_LENGTH: tooMany,
};

/** csv-parse's refusals in our words. */
export const csvWords = (error: CsvError): string => WORDS[error.code]?.(error) ?? 'is not CSV';
