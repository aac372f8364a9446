import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownCredential } from './ownCredential';

it('is made once, where only this account reads it', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'plumbline-credential-'));
  const made = ownCredential(dataDir);
  expect(made).toMatch(/^[\w-]{43}$/);
  expect(ownCredential(dataDir)).toBe(made);
  expect(statSync(join(dataDir, 'backend-credential')).mode & 0o777).toBe(0o600);
  rmSync(dataDir, { recursive: true });
});
