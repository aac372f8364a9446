import { execFileSync } from 'node:child_process';
import { ROOT } from './root.mjs';

/** Has git run .githooks in this checkout. */
export function hooks() {
  execFileSync('git', ['config', 'core.hooksPath', '.githooks'], { cwd: ROOT });
  console.log('Each commit now runs "npm run check -- --quick".');
}
