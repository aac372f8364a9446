import { mergeProjects } from '../../../compose';
import type { Store } from '../../../db/store';
import { runImport } from '../importAndRate';
import type { ImportKind, ImportOptions, ImportSummary } from '../types';

export const NOW = new Date('2026-11-21T10:00:00.000Z');

export async function* pieces(text: string, size = 1_000): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

export function importText(
  store: Store,
  kind: ImportKind,
  input: unknown,
  options: Partial<ImportOptions> = {},
): Promise<ImportSummary> {
  const text = typeof input === 'string' ? input : JSON.stringify(input);
  return runImport(store, {
    kind,
    source: 'test',
    open: () => pieces(text),
    now: NOW,
    dryRun: false,
    mergeProjects,
    ...options,
  });
}

export const ndjson = (records: readonly unknown[]): string =>
  records.map((record) => `${JSON.stringify(record)}\n`).join('');

export const address = (n: number): string => `0x${n.toString(16).padStart(40, '0')}`;
export const erc20 = (n: number, chain = 'eip155:1'): string => `${chain}/erc20:${address(n)}`;

/** With one source, `s`. */
export const record = (id: string, more: object = {}): Record<string, unknown> => ({
  id,
  name: id,
  category: 'dex',
  status: 'active',
  sources: {
    s: { url: 'https://example.org/facts', title: 'Facts', tier: 'P1', checkedOn: '2026-11-01' },
  },
  ...more,
});
