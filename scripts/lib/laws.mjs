import { exclusively } from './exclusively.mjs';
import { ensureInstalled } from './install.mjs';
import { PGLITE_FLAGS } from './pgliteFlags.mjs';
import { inRoot } from './root.mjs';
import { must, runNode } from './run.mjs';

/** The four laws of method 2.0 on every curated record, fact and day of a year. */
export async function laws() {
  await exclusively(ensureInstalled);
  await must(
    runNode([
      ...PGLITE_FLAGS,
      inRoot('node_modules', 'tsx', 'dist', 'cli.mjs'),
      '--tsconfig',
      inRoot('tsconfig.json'),
      inRoot('testing', 'laws', 'run.ts'),
    ]),
    'A law does not hold: see above.',
  );
}
