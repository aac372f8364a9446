import { PGLITE_FLAGS } from './pgliteFlags.mjs';
import { inRoot } from './root.mjs';
import { must, runNode } from './run.mjs';

const bin = (...path) => inRoot('node_modules', ...path);
const PRETTIER = [bin('prettier', 'bin', 'prettier.cjs'), '--log-level', 'warn'];
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
    runNode([...PRETTIER, '--check', '.', '--cache', '--cache-location', '.tmp/prettier']),
    'Some files are not formatted. Run npm run format.',
  );

/** With the types: one program for both (docs/decisions/0001). */
export const lint = (args = []) =>
  must(
    runNode([bin('oxlint', 'bin', 'oxlint'), '--deny-warnings', ...args]),
    'There are type errors, or lint failed.',
  );

export const unit = (args) => must(runNode([...JEST, ...args]), 'Some tests failed: see above.');

/** Waits for every one. @throws the first error in their order */
export async function together(...works) {
  const failed = (await Promise.allSettled(works)).find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
}
