/** `npm run reports -- list | show | take | accept | decline | delete`. */
import { userInfo } from 'node:os';
import { answerCommand } from '../../cli/answerCommand';
import type { CommandIo } from '../../cli/io';
import { jsonLines } from '../../cli/text';
import { writeAnswer } from '../../cli/writeAnswer';
import type { ReportsAnswer } from './performReports';
import { parseReportsArguments, REPORTS_USAGE, reportsText } from './reportsArguments';

/** @returns the exit code */
export const reportsCommand = (args: string[], io: CommandIo): Promise<number> =>
  answerCommand(args, io, {
    usage: REPORTS_USAGE,
    parse: (argv) => parseReportsArguments(argv, userInfo().username),
    perform: async ({ json, ...query }) => {
      const answer = await io.withBackend((call) => call<ReportsAnswer>('reports', { query }));
      return writeAnswer(io, answer, json ? jsonLines : reportsText);
    },
  });
