import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive, signature } from './processes.mjs';
import { Refusal } from './refuse.mjs';
import { SCRATCH } from './root.mjs';

const isReadOnly = ({ code }) => ['EROFS', 'EACCES', 'EPERM'].includes(code);

/**
 * Records that this process serves the build of this checkout, until it ends.
 * @returns what takes the record back
 */
export function recordSite(folder = join(SCRATCH, 'sites')) {
  const file = join(folder, String(process.pid));
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, signature());
  } catch (error) {
    // Who cannot write here cannot build here.
    if (!isReadOnly(error)) throw error;
    return () => undefined;
  }
  const takeBack = () => {
    rmSync(file, { force: true });
    process.off('exit', takeBack);
  };
  process.once('exit', takeBack);
  return takeBack;
}

function readRecord(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function runningSites(folder) {
  try {
    return readdirSync(folder).filter((pid) => isAlive(readRecord(join(folder, pid))));
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}

/**
 * A site reads its build and its packages as it runs.
 * @throws Refusal while one runs from this checkout
 */
export function refuseUnderSite(folder = join(SCRATCH, 'sites')) {
  const pids = runningSites(folder);
  if (pids.length === 0) return;
  throw new Refusal(
    `A site runs from this checkout (process ${pids.join(', ')}), and would lose files that it reads. Stop it first, or build beside it as in deploy/README.md.`,
  );
}
