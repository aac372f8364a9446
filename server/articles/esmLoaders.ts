import { join } from 'node:path';

/**
 * With Node's own require: webpack and jest would compile import() to a require() that fails, and
 * webpack replaces an imported createRequire.
 */
export function esmLoaders(): typeof import('./esmPackages.cjs') {
  const { createRequire } = process.getBuiltinModule('node:module');
  return createRequire(join(process.cwd(), 'package.json'))(
    './server/articles/esmPackages.cjs',
  ) as typeof import('./esmPackages.cjs');
}
