import { AsyncLocalStorage } from 'node:async_hooks';
import { RequestError } from '@/lib/errors/RequestError';

/** No answer, or one of a proxy or backend that cannot answer now. */
const UNAVAILABLE = [0, 502, 503, 504];

interface Work {
  /** Path of the page that is made; undefined for a call. */
  page: string | undefined;
  backendFailed: boolean;
}

/** Next's bundles and the renderer's each have this module, but one process. */
const KEY = Symbol.for('plumbline.work');
const held = globalThis as { [KEY]?: AsyncLocalStorage<Work> };
const works = (held[KEY] ??= new AsyncLocalStorage<Work>());

/** Runs what answers one request. */
export const runWork = (url: string, answer: (work: Readonly<Work>) => void): void => {
  const page = url.startsWith('/api/') ? undefined : url.split('?', 1)[0];
  const work = { page, backendFailed: false };
  works.run(work, () => answer(work));
};

/** Of the request that is answered here. */
export const pageMade = (): string | undefined => works.getStore()?.page;

/** Rethrows, and notes on the request that is answered here why it will fail. */
export function noteFailure(error: unknown): never {
  const work = works.getStore();
  if (work && error instanceof Error && isUnavailable(error)) work.backendFailed = true;
  throw error;
}

const isUnavailable = (error: Error): boolean =>
  error.name === 'IdentityUnavailable' ||
  (error instanceof RequestError && UNAVAILABLE.includes(error.status));
