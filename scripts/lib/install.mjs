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

  function matchesLock() {
    const wanted = JSON.parse(readFileSync(lock, 'utf8')).packages;
    const there = JSON.parse(readFileSync(installed, 'utf8')).packages;
    return Object.entries(wanted).every(
      ([path, { version, optional, devOptional }]) =>
        path === '' ||
        (there[path] ? there[path].version === version : Boolean(optional || devOptional)),
    );
  }

  function isInstalled() {
    if (!existsSync(installed)) return false;
    const hash = lockHash();
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return true;
    if (!matchesLock()) return false;
    writeFileSync(stamp, hash);
    return true;
  }

  /** Installs exactly the lockfile. */
  async function ensure(words, args) {
    if (isInstalled()) return;
    console.log(words);
    await must(
      runNpm(['ci', '--prefix', folder, '--no-audit', '--no-fund', ...args]),
      "Installation failed: see npm's message above.",
    );
    writeFileSync(stamp, lockHash());
  }
  return { isInstalled, ensure };
}

const site = tree(inRoot('.'));
const observatory = tree(inRoot('e2e', 'observatory'));

export const isInstalled = () => site.isInstalled();

/** The build needs development packages, whatever NODE_ENV says. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  refuseUnderSite();
  await site.ensure('Installing packages (npm ci); this takes a minute the first time.', [
    '--include=dev',
  ]);
}

/** For one browser test: MDN's HTTP Observatory, without the lists its install scripts fetch. */
export const ensureObservatory = () =>
  observatory.ensure("Installing MDN's HTTP Observatory for the browser tests.", [
    '--ignore-scripts',
  ]);
