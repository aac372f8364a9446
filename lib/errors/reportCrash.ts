import { reportError } from './reportError';

export function reportCrash(error: Error | undefined, componentStack: string = ''): void {
  const title = error ? `${error.name}: ${error.message}` : 'without an error';
  reportError({
    title: `Crash: ${title}`,
    description: location.pathname,
    trace: `${error?.stack ?? ''}\n${componentStack}`,
  });
}
