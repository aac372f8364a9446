import { createInterface } from 'node:readline';
import { day } from '../../../../contracts/time';
import { EXIT, type CallBackend, type CommandIo } from '../../../cli/io';
import type { Ending } from '../demonstration';
import type { ImportCommand } from './importOptions';

function sentenceOf({ rated, suspended, checks }: Ending): string {
  const why = checks.map(
    ({ ratings, name, checkedOn, ranOutOn }) =>
      `${ratings} for ${name}, last checked ${day(checkedOn)}, ran out ${day(ranOutOn)}`,
  );
  const cost = `suspends ${suspended} of ${rated} ratings`;
  return `this import ends the demonstration and ${cost}${why.length > 0 ? ` (${why.join('; ')})` : ''}`;
}

/** Only `y` and `yes` agree. */
async function hasAgreed({ stdin, signal }: CommandIo): Promise<boolean> {
  const lines = createInterface({ input: stdin, signal });
  const { value } = await lines[Symbol.asyncIterator]().next();
  lines.close();
  signal.throwIfAborted();
  return /^y(es)?$/i.test(String(value).trim());
}

/**
 * Says what the import costs where it would end the demonstration, and asks.
 * @returns the exit code where it must not run
 */
export async function askEnding(
  { input, dryRun, yes }: Pick<ImportCommand, 'input' | 'dryRun' | 'yes'>,
  call: CallBackend,
  io: CommandIo,
): Promise<number | undefined> {
  const ending = await call<Ending | null>('import/ending');
  if (!ending) return undefined;
  const isAsked = !dryRun && !yes;
  const said = sentenceOf(ending);
  if (isAsked && (!io.stdin.isTTY || input === '-')) {
    io.stderr.write(`Nothing was written, since ${said}: add --yes to import.\n`);
    return EXIT.usage;
  }
  io.stderr.write(`${said.replace('this', 'This')}.${isAsked ? ' Import? [y/N] ' : '\n'}`);
  if (!isAsked || (await hasAgreed(io))) return undefined;
  io.stderr.write('Nothing was written.\n');
  return EXIT.failed;
}
