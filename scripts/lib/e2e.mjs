import { ensureBuilt } from './build.mjs';
import { exclusively } from './exclusively.mjs';
import { ensureInstalled } from './install.mjs';
import { loadEnvironment } from './settings.mjs';
import { browser, ensureBrowser } from './steps.mjs';

export async function e2e(args) {
  loadEnvironment();
  await exclusively(async () => {
    await ensureInstalled();
    await ensureBuilt();
  });
  await ensureBrowser();
  await browser({ passed: 0, failed: 0 }, args);
}
