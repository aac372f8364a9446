import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { again, peek, readUntil, readRecords } from '../input/records';
import { ImportRefused } from '../types';
import { columnKey, mapRows, type FoundRow } from './refuseRow';
import type { Place } from '../../../streams/locateJson';

/** Where each cell of a record's text begins; `line` is that of its first sign. */
function placeCells(text: string, delimiter: string, line: number): Place[] {
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
const csvWords = (error: CsvError): string => WORDS[error.code]?.(error) ?? 'is not CSV';

interface CsvLine {
  raw: string;
  record: Record<string, string>;
  info: { lines: number };
}

/** The separator that the header has most of. */
function detectDelimiter(header: string): string {
  const count = (mark: string): number => header.split(mark).length;
  return [',', ';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}

async function* readCsv(input: AsyncIterable<string>): AsyncGenerator<FoundRow> {
  const reader = input[Symbol.asyncIterator]();
  const head = await readUntil(reader, /\S[^\n]*\n/, 100_000);
  const text = again(head, reader);
  const [header = ''] = head.join('').trimStart().split('\n', 1);
  const broken: FoundRow[] = [];
  const delimiter = detectDelimiter(header);
  let keys: string[] = [];
  const parser = parse({
    columns: (names: string[]) => (keys = names.map(columnKey)),
    delimiter,
    raw: true,
    skip_empty_lines: true,
    trim: true,
    info: true,
    relax_column_count_less: true,
    max_record_size: 1_000_000,
    skip_records_with_error: true,
    on_skip: (error) => {
      if (!error) return undefined;
      const at = { line: Number(error.lines), column: 1 };
      broken.push({ at, error: `the row ${csvWords(error)}`, find: () => undefined });
      return undefined;
    },
  });
  const source = Readable.from(text);
  source.on('error', (error) => parser.destroy(error));
  try {
    for await (const { raw, record, info } of source.pipe(parser) as AsyncIterable<CsvLine>) {
      yield* broken.splice(0);
      const { lines } = info;
      const find = (key: string) => {
        const first = lines - (raw.trimEnd().match(/\n/g) ?? []).length;
        return placeCells(raw.trim(), delimiter, first)[key === '' ? 0 : keys.indexOf(key)];
      };
      yield { at: { line: lines }, value: record, find };
    }
    yield* broken.splice(0);
  } catch (error) {
    if ((error as Error).name === 'ImportStopped') throw error;
    if (!(error instanceof CsvError)) throw error;
    throw new ImportRefused(`The input ${csvWords(error)} (line ${Number(error.lines)}).`);
  } finally {
    source.destroy();
    parser.destroy();
  }
}

/**
 * Reads JSON, NDJSON, or CSV with a header. Keys lose case and punctuation: `loss_usd` is
 * `lossUsd`.
 */
export async function* readIncidentRows(input: AsyncIterable<string>): AsyncGenerator<FoundRow> {
  const { first, text } = await peek(input);
  yield* mapRows(first === '[' || first === '{' ? readRecords(text) : readCsv(text), (row) =>
    Object.fromEntries(Object.entries(row).map(([key, value]) => [columnKey(key), value])),
  );
}
