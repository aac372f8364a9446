import { existsSync } from 'node:fs';
import { isBuilt } from './build.mjs';
import { exclusively } from './exclusively.mjs';
import { ensureSiteInstalled, isSiteInstalled } from './install.mjs';
import { PGLITE_FLAGS } from './pgliteFlags.mjs';
import { inRoot } from './root.mjs';
import { runNode } from './run.mjs';
import { loadServiceEnvironment } from './serviceEnvironment.mjs';
import { loadEnvironment, readSettings } from './settings.mjs';
import { readOwnSecret } from './secret.mjs';

const BUNDLE = inRoot('dist', 'backend', 'command.cjs');
const TSX = inRoot('node_modules', 'tsx', 'dist', 'cli.mjs');

/** As in the image: built, then without what builds and build variables. */
const isFinished = () =>
  existsSync(BUNDLE) && existsSync(inRoot('node_modules', 'pg')) && !existsSync(TSX);

async function findProgram() {
  const bundle = [...PGLITE_FLAGS, '--enable-source-maps', BUNDLE];
  if (isFinished()) return bundle;
  if (!isSiteInstalled()) await exclusively(ensureSiteInstalled);
  return isBuilt()
    ? bundle
    : [TSX, '--tsconfig', inRoot('tsconfig.json'), inRoot('backend', 'command.ts')];
}

/** Runs in the caller's directory, so that relative file names work. */
export async function command(args) {
  loadServiceEnvironment();
  loadEnvironment();
  const { dataDir, flagsFile, secret } = readSettings(process.env);
  const program = await findProgram();
  process.exitCode = await runNode(
    [...program, ...args],
    { DATA_DIR: dataDir, FLAGS_FILE: flagsFile ?? '', ...readOwnSecret(dataDir, secret) },
    process.env.INIT_CWD ?? process.cwd(),
  );
}
