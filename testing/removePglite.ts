import { rmSync } from 'node:fs';

export default function removePglite(): void {
  if (process.env.TEST_PGLITE) rmSync(process.env.TEST_PGLITE, { recursive: true, force: true });
}
