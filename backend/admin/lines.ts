/** NDJSON: progress lines, then one result or one error. */
import { PassThrough, type Readable } from 'node:stream';

export type AdminLine<Progress = unknown, Result = unknown> =
  { progress: Progress } | { result: Result } | { error: { name: string; message: string } };

const PROGRESS_MS = 200;

/**
 * Aborts `signal` when the reader disconnects. `onFailure` gets internal errors; the reader sees
 * only their name.
 */
export function streamLines<Progress, Result>(
  work: (emit: (progress: Progress) => void, signal: AbortSignal) => Promise<Result>,
  options: { isPublic: (error: unknown) => boolean; onFailure: (error: unknown) => void },
): Readable {
  const stream = new PassThrough();
  const gone = new AbortController();
  stream.once('close', () => gone.abort());
  const write = (line: AdminLine<Progress, Result>): void => {
    if (!stream.destroyed) stream.write(`${JSON.stringify(line)}\n`);
  };
  let last = Number.NEGATIVE_INFINITY;
  const emit = (progress: Progress): void => {
    if (performance.now() - last < PROGRESS_MS) return;
    last = performance.now();
    write({ progress });
  };
  work(emit, gone.signal)
    .then(
      (result) => write({ result }),
      (error: unknown) => {
        const isPublic = options.isPublic(error);
        if (!isPublic) options.onFailure(error);
        write({
          error: {
            name: (error as Error).name,
            message: isPublic ? (error as Error).message : 'The backend failed: see its log.',
          },
        });
      },
    )
    .finally(() => stream.end());
  return stream;
}
