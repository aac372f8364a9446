import { execFileSync } from 'node:child_process';
import { exclusively } from './exclusively.mjs';
import { ensureInstalled } from './install.mjs';
import { ROOT } from './root.mjs';
import { checkFormat, lint, together, types, unit } from './tools.mjs';

/** Both databases take twice as long and rarely disagree: `npm test` runs both. */
const PROJECTS = ['--selectProjects', 'web', 'node', 'pglite'];

function hasChanges() {
  const status = execFileSync('git', ['status', '--porcelain'], { cwd: ROOT, encoding: 'utf8' });
  return status.trim() !== '';
}

/** @param {string[]} args `--quick` leaves out the tests */
export async function check(args = []) {
  await exclusively(ensureInstalled);
  const began = Date.now();
  await together(
    checkFormat().then(() => types()),
    lint(),
  );
  if (!args.includes('--quick')) {
    const changed = hasChanges() ? '--onlyChanged' : '--lastCommit';
    await unit([changed, '--passWithNoTests', ...PROJECTS]);
  }
  console.log(`Checked in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
}
