import type { ExportFormat } from '../../../contracts/open-data/openData';
import type { Database } from '../../db/store';
import { toCsvLine, type Cell } from '../../../contracts/open-data/csv';

/** Where the reading begins. */
export interface Since {
  /** Of the last change that the caller has. */
  id?: number;
  from?: Date;
}

/** What every row of a file shares: CSV repeats it, so that a row stands by itself. */
export interface About {
  /** Day for which the file was read. */
  asOf: string;
  siteUrl: string;
  /** Address of the license of what this site computes. */
  license: string;
}

export interface TableReader<Row> {
  /** `after` is the key of the last row, or empty. Ends with a page that is not full. */
  read(db: Database, after: string, take: number, since: Since): Promise<Row[]>;
  key(row: Row): string;
  /** Rows that one query reads. */
  page: number;
  /** By name, in order. NDJSON has the rows as they are. */
  columns: Readonly<Record<string, (row: Row, about: About) => Cell>>;
}

export type ReadLines = (
  db: Database,
  format: ExportFormat,
  about: About,
  since?: Since,
) => AsyncGenerator<string>;

/**
 * A table as text, a chunk for each page that is read: the store is asked only as fast as the
 * reader reads. Pages are read one after the other, so rows that change meanwhile are as they were
 * when their page was read.
 */
export function linesOf<Row>({ read, key, page, columns }: TableReader<Row>): ReadLines {
  const cells = Object.values(columns);
  return async function* lines(db, format, about, since = {}) {
    const toLine =
      format === 'csv'
        ? (row: Row) => toCsvLine(cells.map((cell) => cell(row, about)))
        : (row: Row) => `${JSON.stringify(row)}\n`;
    if (format === 'csv') yield toCsvLine(Object.keys(columns));
    let after = '';
    for (;;) {
      const rows = await read(db, after, page, since);
      if (rows.length > 0) yield rows.map(toLine).join('');
      if (rows.length < page) return;
      after = key(rows.at(-1)!);
    }
  };
}
