import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = new Map<string, string>();

export function builtStyles(file: string): string {
  const text = read.get(file) ?? readFileSync(join(process.cwd(), '.next', file), 'utf8');
  read.set(file, text);
  return text;
}
