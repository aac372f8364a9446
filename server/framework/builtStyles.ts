import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = new Map<string, string>();

/** The text of a style sheet of the build, by its path in Next's manifest. Read once: a build does not change under its server. */
export function builtStyles(file: string): string {
  const text = read.get(file) ?? readFileSync(join(process.cwd(), '.next', file), 'utf8');
  read.set(file, text);
  return text;
}
