import { basename } from 'node:path';
import type { Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter';

const LAST = 8;

const describeStep = ({ duration, location, title }: TestStep): string =>
  `${duration < 0 ? 'unfinished' : `${duration} ms`}  ${title}${location ? ` (${basename(location.file)}:${location.line})` : ''}`;

/** Prints the last and the unfinished steps of a timed-out test; Playwright may name none. */
export default class UnfinishedSteps implements Reporter {
  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status !== 'timedOut') return;
    const did = result.steps.filter(({ category }) => category !== 'hook').slice(-LAST);
    process.stdout.write(
      `     What "${test.title}" did last:\n${did.map((step) => `       ${describeStep(step)}\n`).join('')}`,
    );
  }

  printsToStdio(): boolean {
    return false;
  }
}
