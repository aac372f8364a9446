/** `npm run reports -- list | show | take | accept | decline | delete`. */
import { userInfo } from 'node:os';
import { answerCommand } from '../cli/answerCommand';
import { EXIT, type CommandIo } from '../cli/io';
import { jsonLines } from '../cli/text';
import type { ReportsAnswer } from './performReports';
import {
  parseReportsArguments,
  REPORTS_USAGE,
  reportsText,
  type ReportsArguments,
} from './reportsArguments';

function writeAnswer(answer: ReportsAnswer, json: boolean, io: CommandIo): number {
  if ('rows' in answer) {
    io.stdout.write(json ? jsonLines(answer.rows) : reportsText(answer.rows));
    return EXIT.done;
  }
  (answer.done ? io.stdout : io.stderr).write(`${answer.said}\n`);
  return answer.done ? EXIT.done : EXIT.failed;
}

/** @returns the exit code */
export const reportsCommand = (args: string[], io: CommandIo): Promise<number> =>
  answerCommand(io, {
    usage: REPORTS_USAGE,
    parse: () => parseReportsArguments(args, userInfo().username),
    perform: async ({ help: _help, json, ...query }: Exclude<ReportsArguments, { help: true }>) => {
      const answer = await io.withBackend((call) => call<ReportsAnswer>('reports', { query }));
      return writeAnswer(answer, json, io);
    },
  });
