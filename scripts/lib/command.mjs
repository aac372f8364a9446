import { isBuilt } from './build.mjs';
import { exclusively } from './exclusively.mjs';
import { ensureInstalled, isInstalled } from './install.mjs';
import { PGLITE_FLAGS } from './pgliteFlags.mjs';
import { inRoot } from './root.mjs';
import { runNode } from './run.mjs';
import { loadServiceEnvironment } from './serviceEnvironment.mjs';
import { loadEnvironment, readSettings } from './settings.mjs';
import { readOwnSecret } from './secret.mjs';

/** Runs in the caller's directory, so that relative file names work. */
export async function command(args) {
  loadServiceEnvironment();
  loadEnvironment();
  const { dataDir, flagsFile, secret } = readSettings(process.env);
  if (!isInstalled()) await exclusively(ensureInstalled);
  const program = isBuilt()
    ? [...PGLITE_FLAGS, '--enable-source-maps', inRoot('dist', 'backend', 'command.cjs')]
    : [
        inRoot('node_modules', 'tsx', 'dist', 'cli.mjs'),
        '--tsconfig',
        inRoot('tsconfig.json'),
        inRoot('backend', 'command.ts'),
      ];
  process.exitCode = await runNode(
    [...program, ...args],
    { DATA_DIR: dataDir, FLAGS_FILE: flagsFile ?? '', ...readOwnSecret(dataDir, secret) },
    process.env.INIT_CWD ?? process.cwd(),
  );
}
