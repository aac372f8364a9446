import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { inRoot } from './root.mjs';

const OUT = inRoot('dist', 'backend');
const ENTRIES = {
  main: 'backend/main.ts',
  command: 'backend/command.ts',
};

/** Read from `__dirname`: beside the module in the sources, beside the bundle here. */
const ASSETS = {
  'backend/db/migrations': 'migrations',
  'backend/facts/seed/set.json': 'set.json',
  'backend/facts/seed/curated': 'curated',
};

export async function buildBackend() {
  const { build } = await import('esbuild');
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT, { recursive: true });
  await build({
    absWorkingDir: inRoot(),
    entryPoints: Object.fromEntries(
      Object.entries(ENTRIES).filter(([, file]) => existsSync(inRoot(file))),
    ),
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
  for (const [from, to] of Object.entries(ASSETS)) {
    if (existsSync(inRoot(from))) cpSync(inRoot(from), `${OUT}/${to}`, { recursive: true });
  }
}
