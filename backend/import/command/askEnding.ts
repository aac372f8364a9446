import { day } from '../../../contracts/time';
import { confirm } from '../../cli/confirm';
import { EXIT, type CallBackend, type CommandIo } from '../../cli/io';
import type { Ending, RunOut } from '../demonstration';
import type { ImportCommand } from './importOptions';

const NAMED = 3;

const checkText = ({ name, checkedOn, ranOutOn, ratings }: RunOut): string =>
  `${ratings} for ${name}, last checked ${day(checkedOn)}, ran out ${day(ranOutOn)}`;

/** A sentence without its stop. */
function endingText({ rated, suspended, checks }: Ending): string {
  if (suspended === 0) return 'this import ends the demonstration and suspends no rating';
  const more = checks.length > NAMED ? `; and ${checks.length - NAMED} more checks` : '';
  const why = checks.slice(0, NAMED).map(checkText).join('; ');
  return `this import ends the demonstration and suspends ${suspended} of ${rated} ratings (${why}${more})`;
}

/**
 * Says what the import costs where it would end the demonstration, and asks.
 * @returns the exit code where it must not run
 */
export async function askEnding(
  { input, dryRun, yes }: ImportCommand,
  call: CallBackend,
  io: CommandIo,
): Promise<number | undefined> {
  const ending = await call<Ending | null>('import/ending');
  if (!ending) return undefined;
  const text = endingText(ending);
  const sentence = `${text.replace('this', 'This')}.`;
  if (dryRun || yes) {
    io.stderr.write(`${sentence}\n`);
    return undefined;
  }
  const agreed = input === '-' ? undefined : await confirm(io, `${sentence} Import?`);
  if (agreed) return undefined;
  io.stderr.write(
    agreed === false
      ? 'Nothing was written.\n'
      : `Nothing was written, since ${text}: add --yes to import.\n`,
  );
  return agreed === false ? EXIT.failed : EXIT.usage;
}
