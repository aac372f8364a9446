import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive, signature } from './processes.mjs';
import { SCRATCH } from './root.mjs';

const POLL_MS = 500;

function take(file) {
  try {
    const descriptor = openSync(file, 'wx');
    writeSync(descriptor, signature());
    closeSync(descriptor);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  }
}

function removeIfAbandoned(file) {
  try {
    const owner = readFileSync(file, 'utf8');
    // Empty between its creation and its first bytes.
    if (owner && !isAlive(owner)) rmSync(file, { force: true });
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
}

/** Starts of one checkout share node_modules and the build. */
export async function exclusively(work) {
  const file = join(SCRATCH, 'prepare.lock');
  mkdirSync(SCRATCH, { recursive: true });
  for (let isWaiting = false; !take(file); isWaiting = true) {
    if (!isWaiting) console.log('Another start is installing or building; waiting for it.');
    removeIfAbandoned(file);
    await new Promise((resolve) => {
      setTimeout(resolve, POLL_MS);
    });
  }
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    release();
    process.off('exit', release);
  }
}
