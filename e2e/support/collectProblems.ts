import type { Page } from '@playwright/test';

export interface Problems {
  /** Everything that went wrong so far, but for what was announced. */
  list(): string[];
  /** Announces problems that a test provokes (a page that is not there, a server that is down). */
  expect(pattern: RegExp): void;
}

/**
 * Records what a visitor's console would show, and what it would not: page errors, policy violations, requests that failed or were
 * answered by a server error.
 */
export async function collectProblems(page: Page): Promise<Problems> {
  const found: string[] = [];
  const announced: RegExp[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') found.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => found.push(`page: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A page that is left takes its requests with it.
    if (reason !== 'net::ERR_ABORTED') found.push(`request: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 500) found.push(`response: ${response.status()} ${response.url()}`);
  });
  await page.exposeFunction('__reportViolation', (violation: string) => { found.push(`policy: ${violation}`); });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const { __reportViolation: report } = window as unknown as { __reportViolation: (violation: string) => void };
      report(`${violatedDirective} ${blockedURI}`);
    });
  });
  return {
    list: () => found.filter((problem) => !announced.some((pattern) => pattern.test(problem))),
    expect: (pattern) => { announced.push(pattern); },
  };
}
