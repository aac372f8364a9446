import { existsSync } from 'node:fs';
import { args, argsOfRoot, paths } from '../../scripts/lib/chromium.json';

/** CHROMIUM_PATH or the distribution's; undefined: Playwright's own. */
export const executablePath: string | undefined =
  process.env.CHROMIUM_PATH || paths.find((path) => existsSync(path));

/** Chromium else starts a renderer in advance for each context, which no test uses. */
const NO_SPARE_RENDERERS = '--renderer-process-limit=1';

/** Blocks other hosts; root cannot use Chromium's sandbox. */
export const launchArgs: string[] = [
  ...args,
  NO_SPARE_RENDERERS,
  ...(process.getuid?.() === 0 ? argsOfRoot : []),
];
