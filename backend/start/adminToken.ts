import { randomBytes } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A new key for the operator's own commands on this machine, kept where only this account reads it: a command that may read
 * the data directory may also tell the running backend what to do. Renamed into place, so that nobody reads half of it.
 */
export function makeAdminToken(dataDir: string): string {
  const token = randomBytes(32).toString('base64url');
  const file = join(dataDir, 'admin-token');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(`${file}.new`, token, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return token;
}
