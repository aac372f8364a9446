import { join } from 'node:path';

/**
 * The loaders of ES modules as Node itself loads them: webpack's compiler, as jest's, would turn their import() into a require() that
 * fails, and webpack takes an imported createRequire for its own. The site runs from its repository, so the file is there.
 */
export function esmLoaders(): typeof import('./esmPackages.cjs') {
  const { createRequire } = process.getBuiltinModule('node:module');
  return createRequire(join(process.cwd(), 'package.json'))(
    './server/articles/esmPackages.cjs',
  ) as typeof import('./esmPackages.cjs');
}
