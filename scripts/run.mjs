/** Every npm script starts here: `node scripts/run.mjs <task> [arguments]`. In syntax that an older Node can read. */
import { isSupported, goOnUnderNewerNode } from './lib/nodeVersion.mjs';

if (isSupported(process.versions.node)) import('./lib/tasks.mjs').then(({ runTask }) => runTask());
else goOnUnderNewerNode();
