import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { exclusively } from './exclusively.mjs';
import { countHung } from './hung.mjs';
import { ensureInstalled, ensureObservatory } from './install.mjs';
import { Refusal } from './refuse.mjs';
import { inRoot, SCRATCH } from './root.mjs';
import { must, runNode } from './run.mjs';

const bin = (...path) => inRoot('node_modules', ...path);
const JEST_RESULT = join(SCRATCH, 'jest.json');
/** playwright.config.ts writes it. */
const PLAYWRIGHT_RESULT = join(SCRATCH, 'playwright.json');

function readResult(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** Runs a test program that leaves its figures in a file. @throws Refusal when it failed; counts are kept either way. */
async function tests(args, file, counts, countsOf) {
  rmSync(file, { force: true });
  const exitCode = await runNode(args);
  const result = readResult(file);
  const { passed, failed } = result ? countsOf(result) : { passed: 0, failed: 0 };
  counts.passed += passed;
  // What failed without a test (a file that does not compile, a server that does not start) counts as one.
  counts.failed += exitCode === 0 ? failed : Math.max(failed, 1);
  if (exitCode !== 0) throw new Refusal('Some tests failed: see above.');
}

const fails = async (exitCode, counts, sentence) => {
  try {
    await must(exitCode, sentence);
  } catch (error) {
    counts.failed += 1;
    throw error;
  }
};

const jestCounts = ({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) => ({
  passed: numPassedTests,
  failed: numFailedTests + numRuntimeErrorTestSuites,
});
const playwrightCounts = ({ stats, errors }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
});

export const unit = (counts, args = []) =>
  tests(
    [
      '--experimental-vm-modules',
      '--no-warnings',
      bin('jest', 'bin', 'jest.js'),
      '--json',
      `--outputFile=${JEST_RESULT}`,
      ...args,
    ],
    JEST_RESULT,
    counts,
    jestCounts,
  );

const playwright = (counts, args) =>
  tests(
    [bin('@playwright', 'test', 'cli.js'), 'test', ...args],
    PLAYWRIGHT_RESULT,
    counts,
    playwrightCounts,
  );

/** A test that Playwright itself left hanging is run once more; one that fails is not. */
export async function browser(counts, args = []) {
  const first = { passed: 0, failed: 0 };
  try {
    await playwright(first, args);
  } catch (refusal) {
    const hung = countHung(readResult(PLAYWRIGHT_RESULT));
    if (hung === 0) throw refusal;
    first.failed -= hung;
    console.log(
      `${hung} of the browser tests hung without naming what they waited for: run once more.`,
    );
    await playwright(counts, [...args, '--last-failed']);
  } finally {
    counts.passed += first.passed;
    counts.failed += first.failed;
  }
}

const lint = (counts) =>
  fails(
    runNode([
      bin('eslint', 'bin', 'eslint.js'),
      '.',
      '--max-warnings',
      '0',
      '--cache',
      '--cache-location',
      '.tmp/eslint/',
    ]),
    counts,
    'Lint failed.',
  );

const types = (counts) =>
  fails(
    runNode([bin('typescript', 'bin', 'tsc'), '--noEmit', '-p', '.']),
    counts,
    'Type checking failed.',
  );

/** Side by side. Fails when all have ended, so that nothing of theirs is printed after the sum: by the first that failed. */
async function together(...works) {
  const failed = (await Promise.allSettled(works)).find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
}

/** What `npm test` does, in order: name and work. */
export const STEPS = [
  [
    'install',
    () =>
      exclusively(async () => {
        await ensureInstalled();
        await ensureObservatory();
      }),
  ],
  // Lint keeps one core busy, and each of the others in turn the other one.
  [
    'lint, types and build',
    (counts) =>
      together(
        lint(counts),
        types(counts).then(() => exclusively(ensureBuilt)),
      ),
  ],
  ['unit and database tests', unit],
  [
    'size budget',
    (counts) =>
      fails(runNode([inRoot('scripts', 'budget.mjs')]), counts, 'The site is over its budget.'),
  ],
  [
    'browser tests',
    async (counts) => {
      await ensureChromium();
      await browser(counts);
    },
  ],
];
