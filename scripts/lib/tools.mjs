import { PGLITE_FLAGS } from './pgliteFlags.mjs';
import { inRoot } from './root.mjs';
import { must, runNode } from './run.mjs';

const bin = (...path) => inRoot('node_modules', ...path);
const cacheIn = (folder) => ['--cache', '--cache-location', `.tmp/${folder}/`];

const PRETTIER = [bin('prettier', 'bin', 'prettier.cjs'), '--log-level', 'warn'];
const ESLINT = [bin('eslint', 'bin', 'eslint.js'), '--max-warnings', '0', ...cacheIn('eslint')];
/** ESM-only packages need jest's own module loader. */
export const JEST = [
  ...PGLITE_FLAGS,
  '--experimental-vm-modules',
  '--no-warnings',
  bin('jest', 'bin', 'jest.js'),
];

const orAll = (args) => (args.length > 0 ? args : ['.']);

export const format = (args) =>
  must(runNode([...PRETTIER, '--write', ...orAll(args)]), 'Formatting failed.');

export const checkFormat = () =>
  must(
    runNode([...PRETTIER, '--check', '.', ...cacheIn('prettier')]),
    'Some files are not formatted. Run npm run format.',
  );

export const lint = (args = []) => must(runNode([...ESLINT, ...orAll(args)]), 'Lint failed.');

export const types = (args = []) =>
  must(
    runNode([bin('typescript', 'bin', 'tsc'), '--noEmit', '-p', '.', ...args]),
    'There are type errors.',
  );

export const unit = (args) => must(runNode([...JEST, ...args]), 'Some tests failed: see above.');

/** Waits for every one. @throws the first error in their order */
export async function together(...works) {
  const failed = (await Promise.allSettled(works)).find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
}
