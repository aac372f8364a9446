import { execFileSync } from 'node:child_process';
import { exclusively } from './exclusively.mjs';
import { ensureInstalled } from './install.mjs';
import { ROOT } from './root.mjs';
import { checkFormat, lint, together, types, unit } from './tools.mjs';

/** Both databases take twice the time and rarely disagree: `npm test` asks both. */
const PROJECTS = ['--selectProjects', 'web', 'node', 'pglite'];

function hasChanges() {
  const status = execFileSync('git', ['status', '--porcelain'], { cwd: ROOT, encoding: 'utf8' });
  return status.trim() !== '';
}

/** `npm run check`: format, lint, types, and the tests that depend on what changed (or on the last commit, where nothing did). */
export async function check() {
  await exclusively(ensureInstalled);
  const began = Date.now();
  await together(
    checkFormat().then(() => types()),
    lint(),
  );
  const changed = hasChanges() ? '--onlyChanged' : '--lastCommit';
  await unit([changed, '--passWithNoTests', ...PROJECTS]);
  console.log(`Checked in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
}
