import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from './root.mjs';

const SOURCES = [
  'backend',
  'components',
  'content',
  'contracts',
  'lib',
  'pages',
  'public',
  'server',
  'styles',
  'instrumentation.ts',
  'instrumentation-client.ts',
  'next.config.js',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'scripts/lib/buildBackend.mjs',
  'scripts/lib/buildWeb.mjs',
  'scripts/lib/finishFiles.mjs',
];
const isTest = (name) => /\.test\.tsx?$/.test(name);

function listFiles(path) {
  if (!existsSync(inRoot(path))) return [];
  if (!statSync(inRoot(path)).isDirectory()) return [path];
  return readdirSync(inRoot(path))
    .sort()
    .filter((name) => !name.startsWith('.') && !isTest(name))
    .flatMap((name) => listFiles(join(path, name)));
}

/** Hashes contents (clones change times) and the variables that the build inlines. */
export function hashSources(env) {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap(listFiles))
    hash
      .update(`${file}\0`)
      .update(readFileSync(inRoot(file)))
      .update('\0');
  for (const name of Object.keys(env)
    .filter((key) => key.startsWith('NEXT_PUBLIC_'))
    .sort())
    hash.update(`${name}=${env[name]}\0`);
  return hash.digest('hex');
}
