/** Reads the output of `slither --json`. */
import type { FindingRow } from '../store/rows';
import { ImportRefused } from '../types';
import { findingTitle } from './report';
import { parseSeverity } from './severity';

interface Detector {
  check?: string;
  impact?: string;
  description?: string;
}

interface Output {
  success?: boolean;
  error?: string | null;
  results: { detectors?: Detector[] };
}

export const isSlither = (document: object): document is Output =>
  'results' in document &&
  typeof document.results === 'object' &&
  document.results !== null &&
  'success' in document;

/** @throws ImportRefused when the run failed or an impact is unknown */
export function readSlither(document: Output): FindingRow[] {
  if (document.success === false)
    throw new ImportRefused(`The Slither run failed: ${document.error ?? 'no reason given'}`);
  return (document.results.detectors ?? []).map((detector, ordinal) => {
    const severity = parseSeverity(detector.impact ?? '');
    if (!severity)
      throw new ImportRefused(
        `results.detectors[${ordinal}].impact "${detector.impact ?? ''}" is not known.`,
      );
    const [firstLine = ''] = (detector.description ?? '').split('\n', 1);
    const title = findingTitle([detector.check, firstLine].filter(Boolean).join(': '));
    return { ordinal, title: title || `Finding ${ordinal + 1}`, severity, status: 'open' };
  });
}
