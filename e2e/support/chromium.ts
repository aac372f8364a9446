import { existsSync } from 'node:fs';
import { args, argsOfRoot, paths } from '../../scripts/lib/chromium.json';

/** The browser of this machine: CHROMIUM_PATH, or where distributions put it. Undefined: Playwright's own. */
export const executablePath: string | undefined =
  process.env.CHROMIUM_PATH || paths.find((path) => existsSync(path));

/** Nobody but the site under test is talked to; root may not use Chromium's sandbox. */
export const launchArgs: string[] = [...args, ...(process.getuid?.() === 0 ? argsOfRoot : [])];
