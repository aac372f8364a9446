import { execFileSync } from 'node:child_process';
import { exclusively } from './exclusively.mjs';
import { ensureInstalled } from './install.mjs';
import { ROOT } from './root.mjs';
import { inTurn } from './stages.mjs';
import { checkFormat, lint, together, unit } from './tools.mjs';

function hasChanges() {
  const status = execFileSync('git', ['status', '--porcelain'], { cwd: ROOT, encoding: 'utf8' });
  return status.trim() !== '';
}

/** Of what changed since the last commit, or in it; a change of the test setup changes every test. */
const changedTests = () => {
  process.env.LANE = 'daily';
  return unit([hasChanges() ? '--onlyChanged' : '--lastCommit', '--passWithNoTests']);
};

const STATIC = ['format, lint and types', () => together(checkFormat(), lint())];

/** @param {string[]} args `--quick` leaves out the tests */
export async function check(args = []) {
  await exclusively(ensureInstalled);
  const failure = await inTurn(
    args.includes('--quick') ? [STATIC] : [STATIC, ['tests of what changed', changedTests]],
  );
  if (failure) process.exitCode = 1;
}
