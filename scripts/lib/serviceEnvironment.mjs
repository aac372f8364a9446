import { accessSync, constants, existsSync } from 'node:fs';
import { Refusal } from './refuse.mjs';

/** deploy/README.md puts it there, and the units read it. */
const INSTALLED = '/etc/plumbline/plumbline.env';

/**
 * The environment file of the installed service: PLUMBLINE_ENV_FILE, else the one of deploy/.
 * @returns undefined without either
 * @throws Refusal for one that this account cannot read
 */
export function findEnvironmentFile(env, installed = INSTALLED) {
  const named = (env.PLUMBLINE_ENV_FILE ?? '').trim();
  if (!named && !existsSync(installed)) return undefined;
  const file = named || installed;
  try {
    accessSync(file, constants.R_OK);
  } catch (error) {
    const why = error.code === 'ENOENT' ? 'does not exist' : 'cannot be read by this account';
    throw new Refusal(
      `The service's environment file ${file} ${why}. Run the command as the service's account, or name another file in PLUMBLINE_ENV_FILE.`,
    );
  }
  return file;
}

/** Set variables win. */
export function loadServiceEnvironment() {
  const file = findEnvironmentFile(process.env);
  if (file) process.loadEnvFile(file);
}
