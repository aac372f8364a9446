import { AsyncLocalStorage } from 'node:async_hooks';
import { RequestError } from '@/lib/errors/RequestError';

/** No answer, or one of a proxy or backend that cannot answer now. */
const UNAVAILABLE = [0, 502, 503, 504];

interface Work {
  backendFailed: boolean;
}

/** Next's bundles and the renderer's each have this module, but one process. */
const KEY = Symbol.for('plumbline.work');
const held = globalThis as { [KEY]?: AsyncLocalStorage<Work> };
const works = (held[KEY] ??= new AsyncLocalStorage<Work>());

/** Runs what answers one request. */
export const runWork = (answer: (work: Readonly<Work>) => void): void => {
  const work = { backendFailed: false };
  works.run(work, () => answer(work));
};

/** Rethrows, and notes on the request that is answered here why it will fail. */
export function noteFailure(error: unknown): never {
  const work = works.getStore();
  if (work && error instanceof Error && isUnavailable(error)) work.backendFailed = true;
  throw error;
}

const isUnavailable = (error: Error): boolean =>
  error.name === 'IdentityUnavailable' ||
  (error instanceof RequestError && UNAVAILABLE.includes(error.status));
