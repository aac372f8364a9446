import { SingleBar } from 'cli-progress';

type Count = 'bytes' | 'read' | 'new' | 'changed' | 'refused';

/** The counts are of the stage `reading`. */
export interface WorkProgress extends Partial<Record<Count, number>> {
  stage: 'reading' | 'undoing' | 'rating' | 'looking';
  /** Projects, or targets; not in the stage `reading`. */
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
  looking: 'Looking',
};
const PLAIN_MS = 5_000;

const SHOWN: readonly Count[] = ['read', 'new', 'changed', 'refused'];

const formatCounts = (progress: WorkProgress): string =>
  SHOWN.map((count) => `${whole.format(progress[count] ?? 0)} ${count}`).join(', ');

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
      const { bytes = 0, done = 0 } = progress;
      const total = isReading ? (totalBytes ?? bytes) : (progress.total ?? 1);
      const at = isReading ? bytes : done;
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
