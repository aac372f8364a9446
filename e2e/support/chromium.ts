import { existsSync } from 'node:fs';
import { args, argsOfRoot, paths } from '../../scripts/lib/chromium.json';

/** CHROMIUM_PATH or the distribution's; undefined: Playwright's own. */
export const executablePath: string | undefined =
  process.env.CHROMIUM_PATH || paths.find((path) => existsSync(path));

/** Blocks other hosts; root cannot use Chromium's sandbox. */
export const launchArgs: string[] = [...args, ...(process.getuid?.() === 0 ? argsOfRoot : [])];
