import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { executablePath, launchArgs } from './e2e/support/chromium';
import { keepFilesInMemory } from './testing/keepFilesInMemory';

keepFilesInMemory();

const MINUTE_MS = 60_000;

/** `npm run test:e2e` builds; e2e/support/globalSetup.ts starts the site. */
const config: PlaywrightTestConfig = {
  testDir: 'e2e',
  outputDir: '.tmp/test-results',
  globalSetup: './e2e/support/globalSetup.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // For the slowest machine.
  timeout: MINUTE_MS,
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
    { name: 'desktop', use: { viewport: { width: 1280, height: 900 } } },
    {
      name: 'phone',
      grepInvert: /@once/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
};

export default defineConfig(config);
