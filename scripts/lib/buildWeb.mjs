import { rmSync } from 'node:fs';
import { finishFiles } from './finishFiles.mjs';
import { inRoot } from './root.mjs';

const OUT = inRoot('dist', 'web');

export async function buildWeb() {
  const { build } = await import('esbuild');
  rmSync(OUT, { recursive: true, force: true });
  await build({
    absWorkingDir: inRoot(),
    entryPoints: {
      main: 'server/framework/web/main.ts',
      renderer: 'server/framework/web/renderer.ts',
    },
    outdir: OUT,
    outExtension: { '.js': '.cjs' },
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'cjs',
    target: 'node22.12',
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'warning',
  });
  const next = inRoot('.next', 'static');
  await finishFiles(next, next);
  await finishFiles(inRoot('public'), inRoot('.next', 'public'));
}
