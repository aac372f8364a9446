import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { again, peek, readUntil } from '../input/peek';
import { readRecords, type Item } from '../input/records';
import { ImportRefused } from '../types';

const columnKey = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

interface CsvLine {
  record: Record<string, string>;
  info: { lines: number };
}

/** The separator that the header has most of. */
function detectDelimiter(header: string): string {
  const count = (mark: string): number => header.split(mark).length;
  return [',', ';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}

async function* readCsv(input: AsyncIterable<string>): AsyncGenerator<Item> {
  const reader = input[Symbol.asyncIterator]();
  const head = await readUntil(reader, /\S[^\n]*\n/, 100_000);
  const text = again(head, reader);
  const [header = ''] = head.join('').trimStart().split('\n', 1);
  const broken: Item[] = [];
  const parser = parse({
    columns: (names: string[]) => names.map(columnKey),
    delimiter: detectDelimiter(header),
    skip_empty_lines: true,
    trim: true,
    info: true,
    relax_column_count_less: true,
    max_record_size: 1_000_000,
    skip_records_with_error: true,
    on_skip: (error) => {
      if (error) broken.push({ at: { line: Number(error.lines) }, error: error.message });
    },
  });
  const source = Readable.from(text);
  source.on('error', (error) => parser.destroy(error));
  try {
    for await (const { record, info } of source.pipe(parser) as AsyncIterable<CsvLine>) {
      yield* broken.splice(0);
      yield { at: { line: info.lines }, value: record };
    }
    yield* broken.splice(0);
  } catch (error) {
    if ((error as Error).name === 'ImportStopped') throw error;
    throw new ImportRefused(`The input is not CSV: ${(error as Error).message}`);
  } finally {
    source.destroy();
    parser.destroy();
  }
}

/**
 * Reads JSON, NDJSON, or CSV with a header. Keys lose case and punctuation: `loss_usd` is
 * `lossUsd`.
 */
export async function* readIncidentRows(input: AsyncIterable<string>): AsyncGenerator<Item> {
  const { first, text } = await peek(input);
  for await (const item of first === '[' || first === '{' ? readRecords(text) : readCsv(text)) {
    const row = 'value' in item ? item.value : undefined;
    if (row === null || typeof row !== 'object' || Array.isArray(row))
      yield 'error' in item ? item : { at: item.at, error: 'not an object' };
    else
      yield {
        ...item,
        value: Object.fromEntries(
          Object.entries(row).map(([key, value]) => [columnKey(key), value as unknown]),
        ),
      };
  }
}
