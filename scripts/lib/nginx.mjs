import { existsSync } from 'node:fs';
import { installFromDebian } from './debian.mjs';

/** e2e/support/nginx.ts looks in the same places. */
const hasNginx = () => ['/usr/sbin/nginx', '/usr/bin/nginx'].some((path) => existsSync(path));

/** Without it, the tests of deploy/ are skipped, and say so. */
export async function ensureNginx() {
  if (!hasNginx()) await installFromDebian('nginx-light');
}
