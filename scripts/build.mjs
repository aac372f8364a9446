import { checkNode } from './lib/checkNode.mjs';

checkNode();
import('./lib/refuse.mjs').then(async ({ run }) =>
  run((await import('./lib/rebuild.mjs')).rebuild),
);
