/** Keep to syntax that an older Node can parse. */
import { isSupported, goOnUnderNewerNode } from './lib/nodeVersion.mjs';

if (isSupported(process.versions.node))
  void import('./lib/tasks.mjs').then(({ runTask }) => runTask());
else goOnUnderNewerNode();
