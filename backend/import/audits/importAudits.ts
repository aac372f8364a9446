/** Imports audits: an auditors' feed, or findings as SARIF or Slither JSON. See docs/import.md. */
import { inBatches } from '../input/batches';
import { readDocument } from '../input/decode';
import type { ImportRun } from '../run';
import type { FindingRow } from '../store/rows';
import { ImportRefused } from '../types';
import { readFeedRow } from './feed';
import type { Report } from './report';
import { isSarif, readSarif } from './sarif';
import { isSlither, readSlither } from './slither';
import { writeFindings } from './writeFindings';
import { writeReports } from './writeReports';

const FINDINGS_LIMIT = 10_000;

async function importFindings(run: ImportRun, findings: FindingRow[]): Promise<void> {
  if (findings.length > FINDINGS_LIMIT)
    throw new ImportRefused(`${findings.length} findings are more than one report has.`);
  run.tally.read(findings.length);
  await run.write([{ at: {} }], (tx) => writeFindings(run, tx, findings));
}

function readReports(run: ImportRun, rows: unknown[]): Report[] {
  return rows.flatMap((value, index) => {
    run.tally.read();
    const report = readFeedRow(value, { index });
    if (typeof report !== 'string') return [report];
    run.tally.refuse({ index, reason: report });
    return [];
  });
}

export async function importAudits(run: ImportRun): Promise<void> {
  const document = await readDocument(run.text);
  if (document !== null && typeof document === 'object') {
    if (isSarif(document)) return importFindings(run, readSarif(document));
    if (isSlither(document)) return importFindings(run, readSlither(document));
    const rows: unknown = 'data' in document ? document.data : document;
    if (Array.isArray(rows)) {
      for await (const batch of inBatches(readReports(run, rows), () => 0))
        await run.write(batch, (tx, items) => writeReports(run, tx, items));
      return undefined;
    }
  }
  throw new ImportRefused(
    'The input is neither an audit feed (a list), nor SARIF 2.1, nor the JSON of Slither.',
  );
}
