import { cut } from '../incidents/fields';
import type { FindingRow } from '../store/rows';
import { cleanText } from '../text/clean';
import type { Position } from '../types';

export interface Report {
  at: Position;
  coinName: string | null;
  symbol: string | null;
  /** CAIP-2 and address of the coin's contract, to find the project; not the audit's scope. */
  chain: string | null;
  address: string | null;
  auditor: string;
  publishedOn: string;
  reportUrl: string;
  title: string | null;
  /** Null when the source publishes none. */
  findings: FindingRow[] | null;
}

const TITLE = 300;

/** One line, cut with an ellipsis. */
export const findingTitle = (text: string): string => cut(cleanText(text), TITLE);
