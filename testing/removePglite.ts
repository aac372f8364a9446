import { rmSync } from 'node:fs';
import { dirname } from 'node:path';

/** Removes what preparePglite kept. */
export default function removePglite(): void {
  if (process.env.TEST_PGLITE_FILES) rmSync(dirname(process.env.TEST_PGLITE_FILES), { recursive: true, force: true });
}
