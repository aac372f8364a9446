import type { ErrorTarget } from '@/contracts/errorTarget';
import type { ErrorReport } from './reportError';

/** Errors kept while Sentry is not there yet; a page that fails more often than this has told enough. */
const MOST_KEPT = 20;

type Tell = (error: unknown) => void;
type LoadSentry = () => Promise<{ startSentry: (target: ErrorTarget) => Tell }>;

/** A report of reportError.ts as an error that can be sent. */
function asError({ title, description, trace }: ErrorReport): Error {
  const error = new Error(description ? `${title}: ${description}` : title);
  error.name = 'Reported';
  if (trace) error.stack = trace;
  return error;
}

/** Calls back when the page has loaded and the browser has nothing better to do. */
function whenQuiet(callback: () => void): void {
  const idle = () =>
    'requestIdleCallback' in window
      ? window.requestIdleCallback(callback)
      : setTimeout(callback, 200);
  if (document.readyState === 'complete') idle();
  else window.addEventListener('load', idle, { once: true });
}

/**
 * Keeps what goes wrong on the page until Sentry is loaded, after the page itself, and hands it over. Without a DSN nothing is
 * watched and nothing is loaded.
 */
export function watchErrors(target: ErrorTarget | '' | undefined, load: LoadSentry): void {
  if (!target) return;
  const kept: unknown[] = [];
  let tell: Tell = (error) => {
    if (kept.length < MOST_KEPT) kept.push(error);
  };
  window.addEventListener('error', (event) => {
    if (event.error) tell(event.error);
  });
  window.addEventListener('unhandledrejection', (event) => tell(event.reason));
  window.addEventListener('plumbline:error', (event) =>
    tell(asError((event as CustomEvent<ErrorReport>).detail)),
  );
  whenQuiet(() => {
    load()
      .then(({ startSentry }) => {
        tell = startSentry(target);
        kept.splice(0).forEach((error) => tell(error));
      })
      .catch(() => undefined);
  });
}
