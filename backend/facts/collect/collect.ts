/** Looks at what is due, hands what is found to the importers, and rates once at the end. */
import { createHash, randomUUID } from 'node:crypto';
import { OperatorError } from '../../admin/OperatorError';
import type { Store } from '../../db/store';
import type { MergeProjects } from '../../db/tables';
import {
  importAndRate,
  ImportStopped,
  isStale,
  rateTouched,
  Touched,
  type ImportSummary,
} from '../import';
import { getProjectName } from '../../ratings';
import { keepLook, listDue, type DueTarget, type Ended } from './due';
import { takeLease, type Lease } from './lease';
import { compareLetters, readLetters, type LetterMove } from './letters';
import { measure } from './measure';
import { LookFailed, type Reader } from './reader';
import type { Outcome } from './outcomes';
import type { Source, SourceName, Target } from './types';

export interface CollectProgress {
  stage: 'looking' | 'rating';
  done: number;
  total: number;
}

export interface CollectSummary {
  dryRun: boolean;
  looks: {
    source: SourceName;
    target: string;
    outcome: Outcome;
    reason?: string;
    changed: number;
    notes: string[];
  }[];
  /** Left for a later run: the provider failed too often, or the time was up. */
  postponed: number;
  /** Of the sources asked for, those that have no address. */
  off: SourceName[];
  moved: LetterMove[];
}

export interface CollectOptions {
  sources: readonly Source[];
  /** Undefined: the source is off. */
  openReader: (source: Source, target: Target) => Reader | undefined;
  now: () => Date;
  mergeProjects: MergeProjects;
  dryRun: boolean;
  source?: SourceName;
  project?: string;
  /** Ends the run between two looks; what is left stays due. */
  until?: Date;
  signal?: AbortSignal;
  onProgress?: (progress: CollectProgress) => void;
  random?: () => number;
}

/** So many failures of one provider in a row end its turn. */
const BREAKS_AFTER = 5;
const [NOTES, NOTES_OF_ONE] = [5, 20];

/** Another process collects from this store. */
export class CollectorBusy extends OperatorError {
  override name = 'CollectorBusy';
}

interface Tried {
  ended: Ended;
  summary?: ImportSummary;
}

/** A list that was only read in part counts as no look. */
const PARTIAL = 'list that is no search: ';
const findPartial = ({ notes }: ImportSummary): string | undefined =>
  Object.keys(notes)
    .find((note) => note.startsWith(PARTIAL))
    ?.slice(PARTIAL.length);

class Collector {
  private readonly touched = new Touched();
  private readonly failuresInRow = new Map<string, number>();
  readonly summary: CollectSummary;

  constructor(
    private readonly store: Store,
    private readonly options: CollectOptions,
    private readonly lease: Lease | undefined,
  ) {
    this.summary = { dryRun: options.dryRun, looks: [], postponed: 0, off: [], moved: [] };
  }

  /** @throws LookFailed, ImportRefused */
  private async look(due: DueTarget, reader: Reader): Promise<Tried> {
    const { store, options } = this;
    const { dryRun, mergeProjects, signal } = options;
    const now = options.now();
    const etag = due.etag ?? undefined;
    const found = await due.source.look({ target: due.target, reader, db: store.db, now, etag });
    if ('outcome' in found) return { ended: found };
    const digest = createHash('sha256').update(found.body).digest('hex');
    const kept = { etag: found.etag, digest };
    if (found.isDated === true && digest === due.digest)
      return { ended: { outcome: 'same', ...kept } };
    const { kind, source, parameters, body, remove, recordedOnly } = found;
    const { summary } = await importAndRate(store, {
      ...{ kind, source, parameters, remove, recordedOnly, now, dryRun, mergeProjects, signal },
      async *open() {
        yield body;
      },
      rateLater: (ids) => (ids === 'all' ? this.touched.addAll() : this.touched.add(ids)),
    });
    const partial = findPartial(summary);
    if (partial !== undefined) return { ended: { outcome: 'malformed', reason: partial }, summary };
    const outcome = summary.new + summary.changed > 0 ? 'changed' : 'same';
    return { ended: { outcome, ...kept }, summary };
  }

  private async tryLook(due: DueTarget, reader: Reader): Promise<Tried> {
    try {
      return await this.look(due, reader);
    } catch (error) {
      if (error instanceof LookFailed)
        return {
          ended: { outcome: error.outcome, reason: error.message, pauseMs: error.pauseMs },
        };
      if (this.options.signal?.aborted || error instanceof ImportStopped) throw error;
      // Also what no importer foresaw: one target must not hold up those behind it.
      return { ended: { outcome: 'malformed', reason: (error as Error).message } };
    }
  }

  /** Of a provider that has failed too often, nothing more in this run. */
  private isOpen(provider: string): boolean {
    return (this.failuresInRow.get(provider) ?? 0) < BREAKS_AFTER;
  }

  private noteProvider(provider: string, { outcome }: Ended): void {
    if (outcome === 'limited') this.failuresInRow.set(provider, BREAKS_AFTER);
    else if (outcome === 'unreachable')
      this.failuresInRow.set(provider, (this.failuresInRow.get(provider) ?? 0) + 1);
    else this.failuresInRow.set(provider, 0);
  }

  /** @throws OperatorError for a source that is off, and was asked for */
  async listDue(sources: readonly Source[]): Promise<DueTarget[]> {
    const { source: only, dryRun, project, now, openReader } = this.options;
    const due: DueTarget[] = [];
    for (const source of sources) {
      if (only !== undefined && source.name !== only && source.with !== only) continue;
      if (dryRun && source.isLeftOutOfDryRuns) continue;
      const targets = await listDue(this.store.db, source, { now: now(), project, dryRun });
      const isOpen = ({ target }: DueTarget) => openReader(source, target) !== undefined;
      const [first] = targets;
      const open =
        first && (first.target.chains ? targets.filter(isOpen) : isOpen(first) && targets);
      if (open && open.length > 0) due.push(...open);
      else if (first) this.summary.off.push(source.name);
    }
    if (only !== undefined && this.summary.off.includes(only))
      throw new OperatorError(`${only} has no address: see .env.example.`);
    return due;
  }

  async run(due: readonly DueTarget[]): Promise<void> {
    const { now, dryRun, project, until, signal, onProgress } = this.options;
    const { random = Math.random } = this.options;
    const readers = new Map<string, Reader>();
    for (const [index, one] of due.entries()) {
      signal?.throwIfAborted();
      onProgress?.({ stage: 'looking', done: index, total: due.length });
      const { source, target } = one;
      const key = `${source.name} ${target.base ?? ''}`;
      const reader = readers.get(key) ?? this.options.openReader(source, target)!;
      readers.set(key, reader);
      const provider = new URL(reader.base).host;
      if ((until && now() >= until) || !this.isOpen(provider)) {
        this.summary.postponed += 1;
        continue;
      }
      await this.lease?.renew(now());
      const { ended, summary } = await this.tryLook(one, reader);
      this.noteProvider(provider, ended);
      if (!dryRun) await keepLook(this.store.db, one, ended, { now: now(), random });
      this.summary.looks.push({
        ...{ source: source.name, target: target.id, outcome: ended.outcome },
        ...(ended.reason !== undefined && { reason: ended.reason }),
        changed: (summary?.new ?? 0) + (summary?.changed ?? 0),
        notes: Object.keys(summary?.notes ?? {}).slice(0, project ? NOTES_OF_ONE : NOTES),
      });
    }
  }

  async rate(wasStale: boolean): Promise<void> {
    if (this.options.dryRun) return;
    const { store, options } = this;
    const looked = new Set(this.summary.looks.map(({ source }) => source));
    if (await measure(store.db, options.sources, looked)) this.touched.addAll();
    if (wasStale) this.touched.addAll();
    const ids = this.touched.value;
    const before = await readLetters(store.db, ids);
    await rateTouched(store, ids, {
      now: options.now(),
      onProgress: ({ stage, done = 0, total = 0 }) =>
        stage === 'rating' && options.onProgress?.({ stage, done, total }),
    });
    this.summary.moved = compareLetters(before, await readLetters(store.db, ids));
  }
}

/**
 * One run. Each look is whole or nothing; a killed run leaves its ratings to the next one.
 * @throws CollectorBusy; OperatorError for a source that is off
 */
export async function collect(store: Store, options: CollectOptions): Promise<CollectSummary> {
  const { now, dryRun, project } = options;
  if (project !== undefined) await getProjectName(store.db, project);
  const lease = dryRun ? undefined : await takeLease(store.db, randomUUID(), now());
  if (lease === null) throw new CollectorBusy('Another collector is running.');
  try {
    const collector = new Collector(store, options, lease);
    const wasStale = await isStale(store.db);
    const [first, rest] = [true, false].map((is) =>
      options.sources.filter(({ isFirst = false }) => isFirst === is),
    );
    // What the first find out is due with the rest.
    for (const sources of [first!, rest!]) await collector.run(await collector.listDue(sources));
    await collector.rate(wasStale);
    return collector.summary;
  } finally {
    await lease?.end();
  }
}
