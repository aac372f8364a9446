import type { ContractLook } from './chainLook';

/** What a scan may say. No schema here: the browser may load this file. */

export const SCAN_STATES = ['none', 'running', 'done', 'failed'] as const;
export const SCAN_WHYS = ['spent', 'chain', 'stopped'] as const;
export type ScanWhy = (typeof SCAN_WHYS)[number];
export const CODE_KINDS = [
  'nothing',
  'delegated',
  'safe',
  'proxy',
  'diamond',
  'fixed',
  'unknown',
] as const;
export type CodeKind = (typeof CODE_KINDS)[number];

/** Whether a public list has the source of the code that runs, and how well it matches. */
export const SOURCE_STATES = ['exact', 'partial', 'none'] as const;
export type SourceState = (typeof SOURCE_STATES)[number];

export const ABILITIES = ['mint', 'pause', 'block', 'seize', 'fees'] as const;
export type Ability = (typeof ABILITIES)[number];
export const ABILITY_STATES = ['restricted', 'open', 'unresolved', 'none'] as const;

export const isScanId = (id: string): boolean => /^eip155:[1-9]\d{0,14}:0x[0-9a-f]{40}$/.test(id);

/** Not below that of a scan, which no crawler may ask for. */
export const SCANS_PATH = '/api/scan-chains';
export const SCAN_PATH = '/api/scans/{id}';

/** As it calls itself: text of a stranger. */
export interface TokenSays {
  name: string | null;
  symbol: string | null;
  decimals: number | null;
  /** In its smallest unit. */
  supply: string;
}

/** What a scan has found so far. Addresses in lower case. */
export interface ScanFound {
  why: ScanWhy | null;
  block: { number: number; timestamp: number } | null;
  kind: CodeKind | null;
  implementation: string | null;
  /** When that code came, in seconds. */
  since: number | null;
  safe: {
    threshold: number;
    owners: string[];
    modules: string[] | null;
    guard: string | null;
  } | null;
  token: TokenSays | null;
  /** Null: it was not asked, or gave no answer. */
  source: SourceState | null;
  look: ContractLook | null;
  open: string[];
}

export const NOTHING_YET: ScanFound = {
  ...{ why: null, block: null, kind: null, implementation: null, since: null },
  ...{ safe: null, token: null, source: null, look: null, open: [] },
};
