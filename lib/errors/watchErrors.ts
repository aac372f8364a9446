import type { ErrorTarget } from '@/contracts/errorTarget';
import type { ErrorReport } from './reportError';

const MOST_KEPT = 20;

type Tell = (error: unknown) => void;
type LoadSentry = () => Promise<{ startSentry: (target: ErrorTarget) => Tell }>;

function asError({ title, description, trace }: ErrorReport): Error {
  const error = new Error(description ? `${title}: ${description}` : title);
  error.name = 'Reported';
  if (trace) error.stack = trace;
  return error;
}

function whenQuiet(callback: () => void): void {
  const idle = () =>
    'requestIdleCallback' in window
      ? window.requestIdleCallback(callback)
      : setTimeout(callback, 200);
  if (document.readyState === 'complete') idle();
  else window.addEventListener('load', idle, { once: true });
}

/** Queues errors until Sentry loads, after the page. Does nothing without a DSN. */
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
