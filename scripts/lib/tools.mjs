/** The tools that check the sources, each as one command for its npm script, `npm run check` and `npm test`. */
import { PGLITE_FLAGS } from './pgliteFlags.mjs';
import { inRoot } from './root.mjs';
import { must, runNode } from './run.mjs';

const bin = (...path) => inRoot('node_modules', ...path);
const cacheIn = (folder) => ['--cache', '--cache-location', `.tmp/${folder}/`];

const PRETTIER = [bin('prettier', 'bin', 'prettier.cjs'), '--log-level', 'warn'];
const ESLINT = [bin('eslint', 'bin', 'eslint.js'), '--max-warnings', '0', ...cacheIn('eslint')];
/** Packages that are ES modules only need jest's own loader of them. */
export const JEST = [
  ...PGLITE_FLAGS,
  '--experimental-vm-modules',
  '--no-warnings',
  bin('jest', 'bin', 'jest.js'),
];

const orAll = (args) => (args.length > 0 ? args : ['.']);

/** `npm run format`: writes every file as Prettier prints it. */
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

/** `npm run test:unit -- [jest's arguments]`. */
export const unit = (args) => must(runNode([...JEST, ...args]), 'Some tests failed: see above.');

/** Runs all of them side by side and waits for every one. @throws what the first of the failed threw */
export async function together(...works) {
  const failed = (await Promise.allSettled(works)).find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
}
