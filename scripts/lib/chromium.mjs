import { existsSync, readFileSync } from 'node:fs';
import { installFromDebian } from './debian.mjs';
import { inRoot } from './root.mjs';
import { must, runNode } from './run.mjs';

/** e2e/support/chromium.ts looks in the same places, in the same order. */
const { paths } = JSON.parse(readFileSync(inRoot('scripts', 'lib', 'chromium.json'), 'utf8'));
const findChromium = () => process.env.CHROMIUM_PATH || paths.find((path) => existsSync(path));

async function hasPlaywrightsOwn() {
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath());
}

const SHELL = 'chromium-headless-shell';

/** Debian's packages if we are root, the lighter one first; the system's; or Playwright's download. */
export async function ensureChromium() {
  if (process.env.CHROMIUM_PATH || existsSync(`/usr/bin/${SHELL}`)) return;
  if ((await installFromDebian(SHELL)) && existsSync(`/usr/bin/${SHELL}`)) return;
  if (findChromium() || (await hasPlaywrightsOwn())) return;
  if ((await installFromDebian('chromium')) && findChromium()) return;
  console.log("Installing Playwright's Chromium.");
  await must(
    runNode([inRoot('node_modules', '@playwright', 'test', 'cli.js'), 'install', 'chromium']),
    'No Chromium: install one (Debian: apt-get install chromium), or set CHROMIUM_PATH.',
  );
}
