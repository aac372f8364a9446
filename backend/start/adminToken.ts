import { randomBytes } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Commands that can read the data directory may control the backend. Renamed into place, so that no
 * one reads half of it.
 */
export function makeAdminToken(dataDir: string): string {
  const token = randomBytes(32).toString('base64url');
  const file = join(dataDir, 'admin-token');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(`${file}.new`, token, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return token;
}
