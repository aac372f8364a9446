import { reportError } from './reportError';

/** Tells POST /api/errors of a crash of the page's own code. @param componentStack React's, where it gave one */
export function reportCrash(error: Error | undefined, componentStack: string = ''): void {
  const title = error ? `${error.name}: ${error.message}` : 'without an error';
  reportError({
    title: `Crash: ${title}`,
    description: location.pathname,
    trace: `${error?.stack ?? ''}\n${componentStack}`,
  });
}
