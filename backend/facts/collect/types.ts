import type { Database } from '../../db/store';
import type { ImportKind, ImportParameters } from '../import';
import type { Reader } from './reader';

/** What is looked at once. */
export interface Target {
  id: string;
  project?: string;
  /** Where it is read, if not at the source's address. */
  base?: string;
  /** CAIP-2: it is read if one of them can be. */
  chains?: readonly string[];
}

/** What a look found, for an importer. */
export interface Found {
  kind: ImportKind;
  /** The run is on record under it; shown to the operator. */
  source: string;
  parameters?: ImportParameters;
  body: Buffer;
  /** A person chose the contracts and followed the powers: the input adds to neither. */
  recordedOnly?: boolean;
  /** The input may withdraw what it no longer says. */
  remove?: boolean;
  /** For the next look. */
  etag?: string;
  /** The same bytes again say nothing new: they carry their own day. */
  isDated?: boolean;
}

/** Written already, or nothing to write. */
export interface Seen {
  outcome: 'same' | 'changed';
  /** For the next look. */
  etag?: string;
}

export interface Look {
  target: Target;
  reader: Reader;
  db: Database;
  now: Date;
  /** Of the last look that was answered. */
  etag?: string;
}

export interface Source {
  name: SourceName;
  /** Asked for with that source, too. */
  with?: SourceName;
  /** It writes what it reads as it goes on: there is nothing to try. */
  isLeftOutOfDryRuns?: true;
  /** Before all others: what it finds out may be due for them. */
  isFirst?: true;
  title: string;
  everyHours: number;
  /** Address and title, a line each, of what facts cite it as; absent: it states no fact. */
  cited?: RegExp;
  /** Its targets are hosts of projects. */
  isOwnHost?: boolean;
  /** The signal that is in force once every target was looked at. */
  measures?: string;
  listTargets(db: Database): Promise<Target[]>;
  /** @throws LookFailed */
  look(look: Look): Promise<Found | Seen>;
}

export const SOURCE_NAMES = [
  'defihacklabs',
  'defillama-hacks',
  'l2beat',
  'defiscan',
  'superchain-registry',
  'aave-address-book',
  'audit-folder',
  'immunefi',
  'sourcify',
  'repository',
  'website',
  'token-list',
  'defillama-protocols',
  'watch',
  'chain',
  'activity',
] as const;
export type SourceName = (typeof SOURCE_NAMES)[number];

/** Their addresses are those of RPC_URLS and PORTAL_URLS. */
export const OF_CHAINS: ReadonlySet<SourceName> = new Set(['watch', 'chain', 'activity']);
