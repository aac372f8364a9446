/** `npm run staff -- grant | revoke | list`. */
import { userInfo } from 'node:os';
import type { StaffAnswer } from './performStaff';
import { parseStaffArguments, staffText, STAFF_USAGE } from './staffArguments';
import { answerCommand } from '../../cli/answerCommand';
import type { CommandIo } from '../../cli/io';
import { jsonLines } from '../../cli/text';
import { writeAnswer } from '../../cli/writeAnswer';

/** @returns the exit code */
export const staffCommand = (args: string[], io: CommandIo): Promise<number> =>
  answerCommand(args, io, {
    usage: STAFF_USAGE,
    parse: (argv) => parseStaffArguments(argv, userInfo().username),
    perform: async ({ json, ...query }) => {
      const answer = await io.withBackend((call) => call<StaffAnswer>('staff', { query }));
      return writeAnswer(io, answer, json ? jsonLines : staffText);
    },
  });
