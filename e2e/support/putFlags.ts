import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Replaces a site's flag file at once: it may be read at any moment. */
export function putFlags({ dataDir }: { dataDir: string }, text: string): void {
  const file = join(dataDir, 'flags.json');
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}
