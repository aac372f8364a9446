/** `npm run import`, `rate`, `audit`, `announce`, `quotes`, `flags` and `staff`: the built command when it is of these sources, else the sources themselves. */
import { checkNode } from './lib/checkNode.mjs';

checkNode();
import('./lib/refuse.mjs').then(async ({ run }) =>
  run((await import('./lib/command.mjs')).command),
);
