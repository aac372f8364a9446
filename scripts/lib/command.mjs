import { isBuilt } from './build.mjs';
import { exclusively } from './exclusively.mjs';
import { ensureInstalled, isInstalled } from './install.mjs';
import { Refusal } from './refuse.mjs';
import { inRoot } from './root.mjs';
import { runNode } from './run.mjs';
import { loadEnvironment, readSettings } from './settings.mjs';

const COMMANDS = ['import', 'rate', 'audit', 'announce', 'quotes', 'flags', 'staff'];

/** Runs one of the operator's commands where it was called, so that its file names mean what they look like. */
export async function command([name, ...args]) {
  if (!COMMANDS.includes(name)) throw new Refusal(`Use npm run ${COMMANDS.join(', ')}.`);
  loadEnvironment();
  const { dataDir, flagsFile } = readSettings(process.env);
  if (!isInstalled()) await exclusively(ensureInstalled);
  const program = isBuilt()
    ? ['--enable-source-maps', inRoot('dist', 'backend', `cli-${name}.cjs`)]
    : [
        inRoot('node_modules', 'tsx', 'dist', 'cli.mjs'),
        '--tsconfig',
        inRoot('tsconfig.json'),
        inRoot('backend', 'cli', `${name}.ts`),
      ];
  process.exitCode = await runNode(
    [...program, ...args],
    { DATA_DIR: dataDir, FLAGS_FILE: flagsFile ?? '' },
    process.env.INIT_CWD ?? process.cwd(),
  );
}
