import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout. Every command works from here, wherever it was called. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

export const inRoot = (...parts) => join(ROOT, ...parts);

/** Where commands keep their own files; in .gitignore. */
export const SCRATCH = inRoot('.tmp');
