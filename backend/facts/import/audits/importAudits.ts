/** Imports audits: an auditors' feed, or findings as SARIF or Slither JSON. See docs/import.md. */
import { inBatches } from '../input/records';
import { JsonDocument, type RefusedElement } from '../input/JsonDocument';
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

function readReports(rows: unknown[]): { reports: Report[]; refused: RefusedElement[] } {
  const refused: RefusedElement[] = [];
  const reports = rows.flatMap((value, index) => {
    const report = readFeedRow(value, { index });
    if ('at' in report) return [report];
    refused.push({ ...report, index });
    return [];
  });
  return { reports, refused };
}

async function importFeed(run: ImportRun, file: JsonDocument, list: string[], rows: unknown[]) {
  run.tally.read(rows.length);
  const { reports, refused } = readReports(rows);
  file.locate(list, refused).forEach((refusal) => run.tally.refuse(refusal));
  try {
    for await (const batch of inBatches(reports, () => 0))
      await run.write(batch, (tx, items) => writeReports(run, tx, items));
  } finally {
    run.tally.place((open) => file.locate(list, open));
  }
}

export async function importAudits(run: ImportRun): Promise<void> {
  const file = await JsonDocument.read(run.text);
  const document = file.value;
  if (document !== null && typeof document === 'object') {
    if (isSarif(document)) return importFindings(run, readSarif(document));
    if (isSlither(document)) return importFindings(run, readSlither(document));
    const [list, rows]: [string[], unknown] =
      'data' in document ? [['data'], document.data] : [[], document];
    if (Array.isArray(rows)) return importFeed(run, file, list, rows as unknown[]);
  }
  throw new ImportRefused(
    'The input is neither an audit feed (a list), nor SARIF 2.1, nor the JSON of Slither.',
  );
}
