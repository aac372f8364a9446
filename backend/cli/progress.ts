import { SingleBar } from 'cli-progress';

export interface WorkProgress {
  stage: 'reading' | 'undoing' | 'rating';
  bytes: number;
  read: number;
  new: number;
  changed: number;
  skipped: number;
  refused: number;
  /** Projects; not in the stage `reading`. */
  done?: number;
  total?: number;
}

export interface ProgressShow {
  update(progress: WorkProgress): void;
  stop(): void;
}

const whole = new Intl.NumberFormat('en-US');
const STAGES: Record<WorkProgress['stage'], string> = {
  reading: 'Reading',
  undoing: 'Undoing',
  rating: 'Rating',
};
const PLAIN_MS = 5_000;

const formatCounts = (progress: WorkProgress): string =>
  [
    `${whole.format(progress.read)} read`,
    `${whole.format(progress.new)} new`,
    `${whole.format(progress.changed)} changed`,
    `${whole.format(progress.refused)} refused`,
  ].join(', ');

function line(progress: WorkProgress): string {
  const { stage, done = 0, total = 0 } = progress;
  if (stage === 'reading') return `Reading: ${formatCounts(progress)}`;
  return `${STAGES[stage]}: ${whole.format(done)} of ${whole.format(total)}`;
}

function bars(stream: NodeJS.WritableStream, totalBytes: number | undefined): ProgressShow {
  const bar = new SingleBar({
    stream,
    format: '{stage} {bar} {percentage}% {counts}',
    barsize: 30,
    hideCursor: true,
    clearOnComplete: true,
    stopOnComplete: false,
    barCompleteChar: '█',
    barIncompleteChar: '░',
    etaBuffer: 20,
  });
  let stage: WorkProgress['stage'] | undefined;
  return {
    update(progress) {
      const isReading = progress.stage === 'reading';
      const total = isReading ? (totalBytes ?? progress.bytes) : (progress.total ?? 1);
      const at = isReading ? progress.bytes : (progress.done ?? 0);
      const payload = {
        stage: STAGES[progress.stage],
        counts: isReading ? formatCounts(progress) : '',
      };
      if (stage !== progress.stage) bar.start(Math.max(total, 1), 0, payload);
      stage = progress.stage;
      bar.setTotal(Math.max(total, 1));
      bar.update(Math.min(at, total), payload);
    },
    stop: () => {
      if (stage) bar.stop();
    },
  };
}

function lines(stream: NodeJS.WritableStream): ProgressShow {
  let last = performance.now();
  let stage: WorkProgress['stage'] = 'reading';
  return {
    update(progress) {
      if (progress.stage === stage && performance.now() - last < PLAIN_MS) return;
      last = performance.now();
      stage = progress.stage;
      stream.write(`${line(progress)}\n`);
    },
    stop: () => undefined,
  };
}

/** A bar on a terminal, plain lines elsewhere. */
export function showProgress(
  stream: NodeJS.WritableStream & { isTTY?: boolean },
  totalBytes?: number,
): ProgressShow {
  return stream.isTTY ? bars(stream, totalBytes) : lines(stream);
}
