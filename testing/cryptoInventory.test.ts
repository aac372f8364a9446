/** docs/crypto.md is complete (ASVS V11.1.2). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTest, readSources } from './architecture/sources';

const ROOT = join(__dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const inventory = read('docs/crypto.md');

/** Random ids alone protect nothing. */
function usesCryptography(text: string): boolean {
  const names = [...text.matchAll(/import \{([^}]*)\} from 'node:crypto'/g)].flatMap(([, list]) =>
    list!.split(',').map((name) => name.trim()),
  );
  return (
    names.some((name) => name !== '' && name !== 'randomUUID') ||
    /from '(jose|@node-rs\/argon2)'/.test(text)
  );
}

const product = readSources(ROOT).filter(
  ({ path }) => /^(backend|server|lib|components|pages|contracts)\//.test(path) && !isTest(path),
);
const users = product
  .filter(({ path, text }) => !path.includes('/testing/') && usesCryptography(text))
  .map(({ path }) => path);
const secrets = [
  ...read('.env.example').matchAll(/^#?([A-Z_]*(?:SECRET|CREDENTIAL|TOKEN|KEY|DSN))=/gm),
].map(([, name]) => name!);

describe('the inventory of keys and algorithms', () => {
  it('has files and secrets to look for', () => {
    expect(users).toContain('server/auth/seal.ts');
    expect(secrets).toContain('NEXTAUTH_SECRET');
  });

  it.each(users)('names %s, which uses cryptography', (path) => {
    expect(inventory).toContain(`\`${path}\``);
  });

  it.each(secrets)('names %s', (name) => {
    expect(inventory).toContain(`\`${name}\``);
  });
});
