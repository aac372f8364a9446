import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from './root.mjs';
import { must, runNpm } from './run.mjs';
import { refuseUnderSite } from './sites.mjs';

function tree(folder) {
  const lock = join(folder, 'package-lock.json');
  const stamp = join(folder, 'node_modules', '.plumbline-lock');
  /** npm writes it last, so it marks a complete install. */
  const installed = join(folder, 'node_modules', '.package-lock.json');
  const lockHash = () => createHash('sha256').update(readFileSync(lock)).digest('hex');
  const stampOf = (withDev) => `${lockHash()}${withDev ? '' : ' for a site'}`;
  const isStamped = (withDev) =>
    existsSync(stamp) && readFileSync(stamp, 'utf8') === stampOf(withDev);

  function matchesLock(withDev) {
    const wanted = JSON.parse(readFileSync(lock, 'utf8')).packages;
    const there = JSON.parse(readFileSync(installed, 'utf8')).packages;
    return Object.entries(wanted).every(
      ([path, { version, optional, devOptional, dev }]) =>
        path === '' ||
        (there[path]
          ? there[path].version === version
          : Boolean(optional || devOptional || (dev && !withDev))),
    );
  }

  /** @param withDev whether the packages for development are needed, too */
  function isInstalled(withDev = true) {
    if (!existsSync(installed)) return false;
    if (isStamped(true) || (!withDev && isStamped(false))) return true;
    if (!matchesLock(withDev)) return false;
    writeFileSync(stamp, stampOf(withDev));
    return true;
  }

  /** Installs exactly the lockfile; adds to a site's packages what is missing. */
  async function ensure(words, args, withDev = true) {
    if (isInstalled(withDev)) return;
    console.log(words);
    const install = withDev && isInstalled(false) ? ['install', '--no-save'] : ['ci'];
    await must(
      runNpm([...install, '--prefix', folder, '--no-audit', '--no-fund', ...args]),
      "Installation failed: see npm's message above.",
    );
    writeFileSync(stamp, stampOf(withDev));
  }
  return { isInstalled, ensure };
}

const site = tree(inRoot('.'));
const observatory = tree(inRoot('e2e', 'observatory'));

/** What building and serving needs. */
export const isSiteInstalled = () => site.isInstalled(false);

export async function ensureSiteInstalled() {
  if (isSiteInstalled()) return;
  refuseUnderSite();
  const words = 'Installing packages (npm ci); this takes a minute the first time.';
  await site.ensure(words, ['--omit=dev'], false);
}

/** The tests' and tools' packages too, whatever NODE_ENV says. */
export async function ensureInstalled() {
  if (site.isInstalled()) return;
  refuseUnderSite();
  const words = 'Installing packages; this takes a minute the first time.';
  await site.ensure(words, ['--include=dev']);
}

/** For one browser test: MDN's HTTP Observatory, without the lists its install scripts fetch. */
export const ensureObservatory = () =>
  observatory.ensure("Installing MDN's HTTP Observatory for the browser tests.", [
    '--ignore-scripts',
  ]);
