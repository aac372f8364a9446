/** The demonstration set: curated projects and the tokens of @metamask/contract-metadata. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ListEntry } from '../import';
import { toEntry } from '../import';
import { metamaskLogo } from './logos';

export interface DemonstrationSet {
  /** No source speaks of a later day; ratings use it. */
  asOf: string;
  /** When the sources were last read: which of two sets is the newer one. */
  readOn: string;
  title: string;
  statement: string;
}

/** Next to this file in the source, next to the bundle in a build. */
const CURATED = join(__dirname, 'curated');

export const readSet = (): DemonstrationSet =>
  JSON.parse(readFileSync(join(__dirname, 'set.json'), 'utf8')) as DemonstrationSet;

export const curatedFiles = (): string[] =>
  readdirSync(CURATED)
    .filter((name) => name.endsWith('.json'))
    .sort();

export const readCurated = (name: string): unknown =>
  JSON.parse(readFileSync(join(CURATED, name), 'utf8'));

export interface SetVersion {
  asOf: string;
  readOn: string;
  /** The day of reading and a digest of the curated files. */
  version: string;
}

export function readSetVersion(): SetVersion {
  const { asOf, readOn } = readSet();
  const digest = createHash('sha256');
  for (const name of curatedFiles()) digest.update(readFileSync(join(CURATED, name)));
  return { asOf, readOn, version: `${readOn}-${digest.digest('hex').slice(0, 12)}` };
}

interface MetamaskToken {
  name: string;
  logo?: string;
  erc20?: boolean;
  erc721?: boolean;
  symbol: string;
  decimals: number;
}

/** Ethereum tokens by address; skips entries that can't be shown. */
export function metamaskEntries(): ListEntry[] {
  const map = JSON.parse(
    readFileSync(require.resolve('@metamask/contract-metadata/contract-map.json'), 'utf8'),
  ) as Record<string, MetamaskToken>;
  return Object.entries(map)
    .sort(([left], [right]) => left.toLowerCase().localeCompare(right.toLowerCase()))
    .flatMap(([address, token], index) => {
      const entry = toEntry(
        { chainId: 1, address, name: token.name, symbol: token.symbol, decimals: token.decimals },
        index,
        token.erc721 === true,
      );
      return typeof entry === 'string'
        ? []
        : [{ ...entry, logo: token.logo ? (metamaskLogo(token.logo) ?? null) : null }];
    });
}

export interface EmbeddedSet extends SetVersion {
  title: string;
  /** Project files. */
  records: readonly unknown[];
  /** Unrated tokens, only for an empty store. */
  tokens: () => ListEntry[];
}

export const readEmbeddedSet = (): EmbeddedSet => ({
  ...readSetVersion(),
  title: readSet().title,
  records: curatedFiles().map(readCurated),
  tokens: metamaskEntries,
});

/** NDJSON. */
export async function* toLines(records: readonly unknown[]): AsyncGenerator<string> {
  for (const record of records) yield `${JSON.stringify(record)}\n`;
}
