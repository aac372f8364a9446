import * as yup from 'yup';
import { takeLock } from '../../db/advisoryLocks';
import type { Database, Store } from '../../db/store';
import type { FactsGiven } from '../../db/tables';
import type { RateResult } from '../../ratings';
import { readQuery, type AdminRoute } from '../../admin/adminRoute';
import { endDemonstration } from './demonstration';
import { beginRun, dropRun, endRun, ImportRun, refresh, shownSource } from './run';
import { isStale, markStale } from './stale';
import { Touched } from './touched';
import {
  PARAMETERS,
  ImportRefused,
  type ImportKind,
  type ImportOptions,
  type ImportParameters,
  type ImportSummary,
} from './types';
import { importAddressBook } from './address-book/importAddressBook';
import { importAuditFolder } from './audit-folder/importAuditFolder';
import { importAudits } from './audits/importAudits';
import { importChain } from './chain/importChain';
import { importDefihacklabs } from './defihacklabs/importDefihacklabs';
import { importDefiscan } from './defiscan/importDefiscan';
import { importDefillama } from './defillama/importDefillama';
import { importHacks } from './defillama/importHacks';
import { importImmunefi } from './immunefi/importImmunefi';
import { importIncidents } from './incidents/importIncidents';
import { importL2beat } from './l2beat/importL2beat';
import { importPowers } from './powers/importPowers';
import { importProjects } from './projects/importProjects';
import { importRepository } from './repository/importRepository';
import { importWebsite } from './website/importWebsite';
import { importSafeDeployments } from './safe-deployments/importSafeDeployments';
import { importSourcify } from './sourcify/importSourcify';
import { importSuperchainRegistry } from './superchain-registry/importSuperchainRegistry';
import { importTokenList } from './token-list/importTokenList';
import { IMPORT_KINDS } from './kinds';

const IMPORTERS: Record<ImportKind, (run: ImportRun) => Promise<void>> = {
  projects: importProjects,
  'token-list': importTokenList,
  'defillama-protocols': importDefillama,
  audits: importAudits,
  incidents: importIncidents,
  defihacklabs: importDefihacklabs,
  'defillama-hacks': importHacks,
  l2beat: importL2beat,
  'safe-deployments': importSafeDeployments,
  sourcify: importSourcify,
  defiscan: importDefiscan,
  'aave-address-book': importAddressBook,
  'superchain-registry': importSuperchainRegistry,
  repository: importRepository,
  immunefi: importImmunefi,
  website: importWebsite,
  'audit-folder': importAuditFolder,
  powers: importPowers,
  chain: importChain,
};

/**
 * Each batch is a transaction; repeating an import changes nothing.
 * @throws ImportRefused with the counts of committed batches in `summary`; ImportStopped between
 * batches
 */
export async function runImport(store: Store, options: ImportOptions): Promise<ImportSummary> {
  const run = new ImportRun(store, options);
  try {
    await IMPORTERS[options.kind](run);
  } catch (error) {
    if (error instanceof ImportRefused) error.summary = run.tally.summary(run);
    throw error;
  }
  run.progress();
  return run.tally.summary(run);
}

export interface ImportResult {
  summary: ImportSummary;
  rating: RateResult | null;
  /** Of the table `imports`; null in a dry run. */
  run: number | null;
}

/** Runs around the import, in its transaction. */
export interface Whole {
  /** Under the lock of the facts. */
  begin(tx: Database): Promise<void>;
  /** @returns whether every rating is stale now */
  conclude(tx: Database, run: number, summary: ImportSummary): Promise<boolean>;
}

interface FullOptions extends Omit<ImportOptions, 'onBatch' | 'runId'> {
  /** Makes the whole run one transaction. */
  whole?: Whole;
  /**
   * For looks in a row: takes what is to be rated, in place of rating it. One that changes nothing
   * leaves no run.
   */
  rateLater?: (touched: readonly string[] | 'all') => void;
}

/** Outside data ends the demonstration. */
async function settle(
  store: Store,
  options: FullOptions,
  run: Parameters<typeof endRun>[1],
  touched: Touched,
  { summary, error }: { summary: ImportSummary; error?: string },
): Promise<RateResult | null> {
  const isChanged = summary.new + summary.changed > 0;
  const outside = options.embedded !== true && isChanged;
  if (outside && (await endDemonstration(store.db, run.id)).length > 0) touched.addAll();
  options.rateLater?.(touched.value);
  const rating = options.rateLater ? null : await refresh(store, touched.value, options);
  if (options.rateLater && !isChanged) await dropRun(store.db, run.id);
  else
    await endRun(store, run, { ...summary, outside, source: shownSource(summary.source) }, error);
  return rating;
}

async function runRecorded(
  store: Store,
  { whole, ...options }: FullOptions,
  runId: number,
  touched: Touched,
): Promise<ImportSummary> {
  const onBatch = (ids: readonly string[]) => touched.add(ids);
  if (!whole) return runImport(store, { ...options, runId, onBatch });
  return store.db.transaction(async (transaction) => {
    const tx = transaction as unknown as Database;
    await takeLock(tx, 'facts');
    await whole.begin(tx);
    const summary = await runImport({ ...store, db: tx }, { ...options, runId, onBatch });
    if (await whole.conclude(tx, runId, summary)) touched.addAll();
    return summary;
  });
}

/**
 * A killed run leaves the store stale, and the next one refreshes everything.
 * @throws ImportRefused after refreshing what was committed; ImportStopped, leaving the store stale
 */
export async function importAndRate(store: Store, options: FullOptions): Promise<ImportResult> {
  if (options.dryRun) return { summary: await runImport(store, options), rating: null, run: null };
  const since = performance.now();
  const touched = new Touched();
  if (!options.rateLater && (await isStale(store.db))) touched.addAll();
  await markStale(store.db, options.now.toISOString());
  const runId = await beginRun(store.db, options);
  const run = { id: runId, now: options.now, since };
  try {
    const summary = await runRecorded(store, options, runId, touched);
    const rating = await settle(store, options, run, touched, { summary });
    return { summary, rating, run: runId };
  } catch (error) {
    if (error instanceof ImportRefused && error.summary) {
      const { summary, message } = error;
      await settle(store, options, run, touched, { summary, error: message });
    }
    throw error;
  }
}

const text = () => yup.string().max(2_048);
const importSchema = yup.object({
  kind: yup.string().oneOf(IMPORT_KINDS).required(),
  source: text().default('an upload'),
  dryRun: yup.boolean().default(false),
  remove: yup.boolean().default(false),
  ...Object.fromEntries(PARAMETERS.map((one) => [one, text()])),
});

export const importRoute: AdminRoute<FactsGiven> = {
  alone: true,
  upload: true,
  prepare(query) {
    const { kind, source, dryRun, remove, ...parameters } = readQuery(importSchema, query);
    return ({ store, now, mergeProjects }, { emit, signal, open }) =>
      importAndRate(store, {
        kind,
        source,
        dryRun,
        remove,
        parameters: parameters as ImportParameters,
        now: now(),
        mergeProjects,
        signal,
        onProgress: emit,
        open,
      });
  },
};
