import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const SCRIPT = `
import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { fences } from './testing/architecture/fences.mjs';
const parsed = { files: ['**/*.ts'], languageOptions: { parser: tseslint.parser } };
const linter = new Linter();
const found = JSON.parse(process.argv[1]).map(([filename, specifier]) =>
  linter
    .verify(\`import '\${specifier}';\`, [parsed, ...fences], { filename })
    .map(({ message }) => message)
    .join());
console.log(JSON.stringify(found));`;

function lintImports(imports: readonly (readonly [string, string])[]): string[] {
  const args = ['--input-type=module', '-e', SCRIPT, JSON.stringify(imports)];
  const cwd = join(__dirname, '..');
  return JSON.parse(execFileSync(process.execPath, args, { cwd, encoding: 'utf8' })) as string[];
}

describe('the doors of the backend in ESLint', () => {
  it('refuse a way past them, from any depth', () => {
    const found = lintImports([
      ['backend/votes/bad.ts', '../projects/opensPostgres'],
      ['backend/votes/bad.ts', '../projects/module'],
      ['backend/votes/bad.ts', '../projects/deep/index'],
      ['backend/import/store/bad.ts', '../../votes/readVotes'],
      ['backend/mail/bad.ts', '../votes/readVotes'],
      ['backend/start/bad.ts', '../votes/readVotes'],
      ['backend/config.ts', './votes/readVotes'],
      ['backend/compose.ts', './votes/module'],
    ]);
    for (const message of found) expect(message).toMatch(/Not past a door/);
  });

  it('let through doors, own files, the ground, and modules into their list', () => {
    const found = lintImports([
      ['backend/votes/fine.ts', '../projects'],
      ['backend/votes/fine.ts', '../projects/index'],
      ['backend/votes/fine.ts', './own/file'],
      ['backend/votes/fine.ts', '../db/store'],
      ['backend/votes/fine.ts', '../module'],
      ['backend/votes/fine.ts', '../../contracts/limits'],
      ['backend/import/store/fine.ts', '../projects/ofTheSameFeature'],
      ['backend/modules.ts', './votes/module'],
      ['backend/votes/fine.test.ts', '../projects/tables'],
    ]);
    expect(found).toEqual(found.map(() => ''));
  });
});
