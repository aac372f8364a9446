import { ensureBuilt } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { exclusively } from './exclusively.mjs';
import { ensureInstalled, ensureObservatory } from './install.mjs';
import { ensureNginx } from './nginx.mjs';
import { loadEnvironment } from './settings.mjs';
import { browser } from './steps.mjs';

export async function e2e(args) {
  loadEnvironment();
  await exclusively(async () => {
    await ensureInstalled();
    await ensureObservatory();
    await ensureBuilt();
  });
  await ensureChromium();
  await ensureNginx();
  await browser({ passed: 0, failed: 0 }, args);
}
