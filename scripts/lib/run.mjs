import { spawn } from 'node:child_process';
import { Refusal } from './refuse.mjs';
import { ROOT } from './root.mjs';

/**
 * Ctrl-C reaches the program directly; SIGTERM is passed on.
 * @returns its exit code; 128 + the signal's number if it was killed
 */
export function runProgram(command, args, env = {}, cwd = ROOT) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } });
    const waitForChild = () => undefined;
    const passOn = () => child.kill('SIGTERM');
    process.on('SIGINT', waitForChild).on('SIGTERM', passOn);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      process.off('SIGINT', waitForChild).off('SIGTERM', passOn);
      resolve(code ?? (signal === 'SIGINT' ? 130 : 143));
    });
  });
}

export const runNode = (args, env, cwd) => runProgram(process.execPath, args, env, cwd);

export function runNpm(args, env) {
  const npm = process.env.npm_execpath;
  return npm && /\.[cm]?js$/.test(npm)
    ? runNode([npm, ...args], env)
    : runProgram('npm', args, env);
}

/** @throws Refusal with `sentence` if the exit code is not 0 */
export async function must(exitCode, sentence) {
  if ((await exitCode) !== 0) throw new Refusal(sentence);
}
