import type { ControlChange, Transaction } from '../../../contracts/alerts/alerts';
import { letOthersIn } from '../../db/letOthersIn';
import type { Store } from '../../db/store';
import type { MergeProjects } from '../../db/tables';
import { decode } from './input/decode';
import { richness } from './store/head';
import type { BatchOutcome } from './tally';
import { Tally } from './tally';
import {
  ImportRefused,
  ImportStopped,
  type ImportKind,
  type ImportOptions,
  type ImportParameters,
} from './types';
import { writeBatch, type Positioned, type Work } from './writeBatch';

export class ImportRun {
  readonly kind: ImportKind;
  readonly source: string;
  readonly dryRun: boolean;
  readonly remove: boolean;
  readonly recordedOnly: boolean;
  readonly embedded: boolean;
  /** The run on record, which can be undone. */
  readonly runId?: number;
  readonly origin: string;
  readonly parameters: ImportParameters;
  readonly mergeProjects: MergeProjects;
  /** ISO 8601. */
  readonly now: string;
  readonly today: string;
  readonly tally = new Tally();
  /** Where the source says of which transaction a change comes. */
  madeBy?: (change: ControlChange) => Transaction | undefined;
  readonly text: AsyncIterable<string>;
  private bytes = 0;

  constructor(
    readonly store: Store,
    private readonly options: ImportOptions,
  ) {
    this.kind = options.kind;
    this.source = options.source;
    this.dryRun = options.dryRun;
    this.runId = options.runId;
    this.remove = options.remove ?? false;
    this.recordedOnly = options.recordedOnly ?? false;
    this.embedded = options.embedded ?? false;
    this.origin = options.origin ?? options.kind;
    this.parameters = options.parameters ?? {};
    this.mergeProjects = options.mergeProjects;
    this.now = options.now.toISOString();
    this.today = this.now.slice(0, 10);
    this.text = decode(options.open(), {
      signal: options.signal,
      onBytes: (bytes) => {
        this.bytes += bytes;
      },
    });
    if (richness(this.origin) === 0 && this.origin !== this.kind)
      throw new ImportRefused(`Unknown origin "${this.origin}".`);
  }

  /** Writes and counts one batch; a dry run only counts. */
  async write<T extends Positioned>(items: T[], work: Work<T>): Promise<BatchOutcome> {
    if (this.options.signal?.aborted) throw new ImportStopped('Stopped.');
    const outcome = await writeBatch(this.store, items, work);
    this.tally.add(outcome);
    if (!this.dryRun && outcome.touched.length > 0) await this.options.onBatch?.(outcome.touched);
    this.progress();
    await letOthersIn();
    return outcome;
  }

  progress(): void {
    this.options.onProgress?.({ stage: 'reading', bytes: this.bytes, ...this.tally.counts() });
  }
}
