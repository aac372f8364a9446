import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeAdminToken } from './adminToken';

describe('makeAdminToken', () => {
  const parent = mkdtempSync(join(tmpdir(), 'plumbline-admin-'));
  const dataDir = join(parent, 'data');
  const file = join(dataDir, 'admin-token');
  afterAll(() => rmSync(parent, { recursive: true }));

  it('keeps a new token at each start, for this account alone', () => {
    const first = makeAdminToken(dataDir);
    const second = makeAdminToken(dataDir);
    expect(second).not.toBe(first);
    expect(second).toMatch(/^[\w-]{43}$/);
    expect(readFileSync(file, 'utf8')).toBe(second);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  });
});
