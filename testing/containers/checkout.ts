import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '..', '..');

export const readRepositoryFile = (name: string): string => readFileSync(join(ROOT, name), 'utf8');
export const isInRepository = (name: string): boolean => existsSync(join(ROOT, name));

/** The variables of .env.example. */
export const documentedVariables = (): string[] =>
  [...readRepositoryFile('.env.example').matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(
    ([, name]) => name!,
  );

/** What a build has to know of them. */
export const builtInVariables = (): string[] =>
  documentedVariables()
    .filter((name) => name.startsWith('NEXT_PUBLIC_'))
    .sort();

/** Whether `npm run build` makes this program: an entry of scripts/lib whose source exists. */
export function isBuiltProgram(path: string): boolean {
  const [, folder, entry] = /^dist\/(backend|web)\/(\w+)\.cjs$/.exec(path) ?? [];
  if (!folder) return false;
  const script = readRepositoryFile(`scripts/lib/build${folder === 'web' ? 'Web' : 'Backend'}.mjs`);
  const source = new RegExp(`\\b${entry}: '([\\w/]+\\.ts)'`).exec(script)?.[1];
  return source !== undefined && isInRepository(source);
}
