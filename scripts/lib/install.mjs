import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from './root.mjs';
import { must, runNpm } from './run.mjs';

const LOCK = inRoot('package-lock.json');
const STAMP = inRoot('node_modules', '.plumbline-lock');
/** npm writes it last: when it is there, an install went through. */
const INSTALLED = inRoot('node_modules', '.package-lock.json');

const lockHash = () => createHash('sha256').update(readFileSync(LOCK)).digest('hex');

/** Whether what npm says it installed is what the lockfile asks for; packages for other platforms may be missing. */
function matchesLock() {
  if (!existsSync(INSTALLED)) return false;
  const wanted = JSON.parse(readFileSync(LOCK, 'utf8')).packages;
  const there = JSON.parse(readFileSync(INSTALLED, 'utf8')).packages;
  return Object.entries(wanted).every(([path, { version, optional, devOptional }]) => (
    path === '' || (there[path] ? there[path].version === version : Boolean(optional || devOptional))
  ));
}

export function isInstalled() {
  if (!existsSync(INSTALLED)) return false;
  const hash = lockHash();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return true;
  if (!matchesLock()) return false;
  writeFileSync(STAMP, hash);
  return true;
}

/** Installs exactly the lockfile when node_modules is missing or of another lockfile. Needs the npm registry. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing packages (npm ci); this takes a minute the first time.');
  // The build needs the development packages, whatever NODE_ENV says.
  await must(runNpm(['ci', '--include=dev', '--no-audit', '--no-fund']), 'Installing failed: see npm\'s message above.');
  writeFileSync(STAMP, lockHash());
}
