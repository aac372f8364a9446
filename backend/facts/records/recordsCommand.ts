/** `npm run records -- show | list | conflicts | recompute | remove | merge | assign | allow | erase`. */
import { userInfo } from 'node:os';
import { answerCommand } from '../../cli/answerCommand';
import { EXIT, type CommandIo } from '../../cli/io';
import type { RecordsAnswer } from './recordsRoute';
import { parseRecordsArguments, RECORDS_USAGE } from './recordsArguments';
import { changeText, shownText } from './recordsText';

function writeAnswer(answer: RecordsAnswer, io: CommandIo): number {
  if ('changed' in answer) {
    io.stdout.write(changeText(answer.changed));
    return EXIT.done;
  }
  const { records, rulings } = answer.shown;
  const isFound = records.length + rulings.length > 0;
  (isFound ? io.stdout : io.stderr).write(shownText(answer.shown));
  return isFound ? EXIT.done : EXIT.failed;
}

/** @returns the exit code */
export const recordsCommand = (args: string[], io: CommandIo): Promise<number> =>
  answerCommand(args, io, {
    usage: RECORDS_USAGE,
    parse: (argv) => parseRecordsArguments(argv, userInfo().username),
    perform: async ({ ...query }) =>
      writeAnswer(await io.withBackend((call) => call<RecordsAnswer>('records', { query })), io),
  });
