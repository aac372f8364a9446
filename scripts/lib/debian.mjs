import { existsSync } from 'node:fs';
import { runProgram } from './run.mjs';

/** Installs a package where we may: as root, with apt. @returns whether it tried */
export async function installFromDebian(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing ${name} (apt-get).`);
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  await runProgram('apt-get', ['update', '-qq'], quiet);
  await runProgram('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], quiet);
  return true;
}
