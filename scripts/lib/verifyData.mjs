import { exclusively } from './exclusively.mjs';
import { ensureInstalled } from './install.mjs';
import { inRoot } from './root.mjs';
import { runNode } from './run.mjs';

/** Holds the curated set against dumps of public data. */
export async function verifyData(args) {
  await exclusively(ensureInstalled);
  process.exitCode = await runNode([
    inRoot('node_modules', 'tsx', 'dist', 'cli.mjs'),
    '--tsconfig',
    inRoot('tsconfig.json'),
    inRoot('testing', 'verify-data', 'run.ts'),
    ...args,
  ]);
}
