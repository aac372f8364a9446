import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from './root.mjs';
import { must, runNode, runProgram } from './run.mjs';

/** e2e/support/chromium.ts looks in the same places. */
const { paths } = JSON.parse(readFileSync(inRoot('scripts', 'lib', 'chromium.json'), 'utf8'));
const findChromium = () => process.env.CHROMIUM_PATH || paths.find((path) => existsSync(path));

async function hasPlaywrightsOwn() {
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath());
}

/** The system's, Debian's package if we are root, or Playwright's download. */
export async function ensureChromium() {
  if (findChromium() || (await hasPlaywrightsOwn())) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium (apt-get).');
    const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
    await runProgram('apt-get', ['update', '-qq'], quiet);
    await runProgram(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
      quiet,
    );
    if (findChromium()) return;
  }
  console.log("Installing Playwright's Chromium.");
  await must(
    runNode([inRoot('node_modules', '@playwright', 'test', 'cli.js'), 'install', 'chromium']),
    'No Chromium: install one (Debian: apt-get install chromium), or set CHROMIUM_PATH.',
  );
}
