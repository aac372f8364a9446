import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { budget } from './budget.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { exclusively } from './exclusively.mjs';
import { countHung } from './hung.mjs';
import { ensureInstalled, ensureObservatory } from './install.mjs';
import { laws } from './laws.mjs';
import { tryNodeVersions } from './nodeVersions.mjs';
import { ensureNginx } from './nginx.mjs';
import { PGLITE_FLAGS } from './pgliteFlags.mjs';
import { Refusal } from './refuse.mjs';
import { inRoot, SCRATCH } from './root.mjs';
import { runNode } from './run.mjs';
import { checkFormat, JEST, lint, together } from './tools.mjs';

const bin = (...path) => inRoot('node_modules', ...path);
const JEST_RESULT = join(SCRATCH, 'jest.json');
/** playwright.config.ts writes it. */
const PLAYWRIGHT_RESULT = join(SCRATCH, 'playwright.json');

function readResult(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** @throws Refusal on failure, after counting */
async function tests(args, file, counts, countTests) {
  rmSync(file, { force: true });
  const exitCode = await runNode(args);
  const result = readResult(file);
  const { passed, failed } = result ? countTests(result) : { passed: 0, failed: 0 };
  counts.passed += passed;
  // A failure outside any test (a compile error, say) counts as one.
  counts.failed += exitCode === 0 ? failed : Math.max(failed, 1);
  if (exitCode !== 0) throw new Refusal('Some tests failed: see above.');
}

const jestCounts = ({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) => ({
  passed: numPassedTests,
  failed: numFailedTests + numRuntimeErrorTestSuites,
});
const playwrightCounts = ({ stats, errors }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
});

const unit = (counts) =>
  tests([...JEST, '--json', `--outputFile=${JEST_RESULT}`], JEST_RESULT, counts, jestCounts);

const everyLaw = async (counts) => {
  await counted(laws(), counts);
  counts.passed += 1;
};

const playwright = (counts, args) =>
  tests(
    [...PGLITE_FLAGS, bin('@playwright', 'test', 'cli.js'), 'test', ...args],
    PLAYWRIGHT_RESULT,
    counts,
    playwrightCounts,
  );

/** The daily lane needs neither nginx nor the Observatory. */
export async function ensureBrowser() {
  await ensureChromium();
  if (process.env.LANE === 'daily') return;
  await ensureNginx();
  await exclusively(ensureObservatory);
}

/** Reruns a test that Playwright itself hung, once; never one that failed. */
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

const counted = async (work, counts) => {
  try {
    await work;
  } catch (error) {
    counts.failed += 1;
    throw error;
  }
};

const COMMON = [
  ['install', () => exclusively(ensureInstalled)],
  [
    'format, lint, types and build',
    (counts) =>
      together(
        counted(
          lint().then(() => checkFormat()),
          counts,
        ),
        counted(exclusively(ensureBuilt), counts),
      ),
  ],
  ['size budget', (counts) => counted(budget(), counts)],
  ['unit and database tests', unit],
  [
    'browser tests',
    async (counts) => {
      await ensureBrowser();
      await browser(counts);
    },
  ],
];

/** What each lane does, in order (docs/architecture.md, Tests). */
export const LANES = {
  daily: COMMON,
  full: [
    ...COMMON,
    ['laws of the method', everyLaw],
    ['Node versions', (counts) => counted(tryNodeVersions(counts), counts)],
  ],
};
