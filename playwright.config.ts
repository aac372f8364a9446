import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { executablePath, launchArgs } from './e2e/support/chromium';
import { keepFilesInMemory } from './testing/keepFilesInMemory';

keepFilesInMemory();

const MINUTE_MS = 60_000;

/**
 * Which tests run (docs/decisions/0042). In the daily lane: each once, at desktop width; those tagged
 * `@phone` at phone width instead, those tagged `@widths` at both. Otherwise those tagged `@full`,
 * too, and all at both widths, but for `@once` and `@phone`.
 */
const isFull = process.env.LANE !== 'daily';

/** `npm run test:e2e` builds; e2e/support/globalSetup.ts starts the site. */
const config: PlaywrightTestConfig = {
  testDir: 'e2e',
  outputDir: '.tmp/test-results',
  globalSetup: './e2e/support/globalSetup.ts',
  fullyParallel: true,
  // One more than cores: some wait for a page or a clock while others compute.
  workers: 3,
  retries: 0,
  // For the slowest machine.
  timeout: MINUTE_MS,
  // Of one expectation, on the slowest machine.
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    ['list'],
    ['./e2e/support/UnfinishedSteps.ts'],
    ['json', { outputFile: '.tmp/playwright.json' }],
  ],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args: launchArgs },
    locale: 'en-US',
    timezoneId: 'UTC',
    screenshot: 'only-on-failure',
    // Traces cost a quarter of the run; pass `--trace on` for one test.
    trace: 'off',
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: isFull ? /@phone/ : /@phone|@full/,
      use: { viewport: { width: 1280, height: 900 } },
    },
    {
      name: 'phone',
      ...(isFull ? { grepInvert: /@once/ } : { grep: /@phone|@widths/, grepInvert: /@full/ }),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
};

export default defineConfig(config);
