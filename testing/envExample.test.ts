import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSources } from './architecture/sources';

const ROOT = join(__dirname, '..');
const documented = [
  ...readFileSync(join(ROOT, '.env.example'), 'utf8').matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm),
].map(([, name]) => name);

function readVariables(): string[] {
  const product = readSources(ROOT).filter(({ path }) =>
    /^(backend|lib|server|components|pages|instrumentation)/.test(path),
  );
  const read = product.flatMap(({ text }) => [
    ...text.matchAll(
      /\b(?:port|text|url|serviceUrl|databaseUrl|integer|flag|optional|choice)\(env, '(\w+)'|process\.env\.(NEXT_PUBLIC_\w+)/g,
    ),
  ]);
  return [...new Set(read.map(([, byReader, inlined]) => byReader ?? inlined!))]
    .filter((name) => name !== 'NODE_ENV')
    .sort();
}

describe('.env.example', () => {
  it.each(readVariables())('documents %s', (name) => {
    expect(documented).toContain(name);
  });

  it('sets nothing: every line is a comment', () => {
    const lines = readFileSync(join(ROOT, '.env.example'), 'utf8').split('\n');
    expect(lines.filter((line) => line !== '' && !line.startsWith('#'))).toEqual([]);
  });
});
