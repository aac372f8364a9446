import { createInterface } from 'node:readline';
import type { CommandIo } from './io';

/** Only `y` and `yes` agree. @returns undefined without a terminal to ask on */
export async function confirm(
  { stdin, stderr, signal }: Pick<CommandIo, 'stdin' | 'stderr' | 'signal'>,
  question: string,
): Promise<boolean | undefined> {
  if (!stdin.isTTY) return undefined;
  stderr.write(`${question} [y/N] `);
  const lines = createInterface({ input: stdin, signal });
  const { value } = await lines[Symbol.asyncIterator]().next();
  lines.close();
  signal.throwIfAborted();
  return /^y(es)?$/i.test(String(value).trim());
}
