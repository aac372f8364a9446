import type { ErrorTarget } from '@/contracts/http/errorTarget';
import type { ErrorReport } from './reportError';

const MOST_KEPT = 20;

type Report = (error: unknown) => void;
type LoadSentry = () => Promise<{ startSentry: (target: ErrorTarget) => Report }>;

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
  let report: Report = (error) => {
    if (kept.length < MOST_KEPT) kept.push(error);
  };
  window.addEventListener('error', (event) => {
    if (event.error) report(event.error);
  });
  window.addEventListener('unhandledrejection', (event) => report(event.reason));
  window.addEventListener('plumbline:error', (event) =>
    report(asError((event as CustomEvent<ErrorReport>).detail)),
  );
  whenQuiet(() => {
    load()
      .then(({ startSentry }) => {
        report = startSentry(target);
        kept.splice(0).forEach((error) => report(error));
      })
      .catch(() => undefined);
  });
}
