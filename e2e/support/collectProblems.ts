import type { BrowserContext } from '@playwright/test';

export interface Problems {
  /** All problems so far, except expected ones. */
  list(): string[];
  /** Expects problems that a test provokes. */
  expect(pattern: RegExp): void;
}

/**
 * Records in every tab: console errors, page errors, policy violations, failed requests, server
 * errors.
 */
export async function collectProblems(context: BrowserContext): Promise<Problems> {
  const found: string[] = [];
  const announced: RegExp[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error')
      found.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (failure) => found.push(`page: ${failure.error().message}`));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page aborts its requests.
    if (reason !== 'net::ERR_ABORTED') found.push(`request: ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 500) found.push(`response: ${response.status()} ${response.url()}`);
  });
  await context.exposeFunction('__reportViolation', (violation: string) => {
    found.push(`policy: ${violation}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const { __reportViolation: report } = window as unknown as {
        __reportViolation: (violation: string) => void;
      };
      report(`${violatedDirective} ${blockedURI}`);
    });
  });
  return {
    list: () => found.filter((problem) => !announced.some((pattern) => pattern.test(problem))),
    expect: (pattern) => {
      announced.push(pattern);
    },
  };
}
