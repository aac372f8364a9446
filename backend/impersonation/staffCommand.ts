/** `npm run staff -- grant | revoke | list`. */
import { userInfo } from 'node:os';
import type { StaffAnswer } from './performStaff';
import { parseStaffArguments, staffText, STAFF_USAGE, type StaffArguments } from './staffArguments';
import { answerCommand } from '../cli/answerCommand';
import { EXIT, type CommandIo } from '../cli/io';
import { jsonLines } from '../cli/text';

function writeAnswer(answer: StaffAnswer, json: boolean, io: CommandIo): number {
  if ('rows' in answer) {
    io.stdout.write(json ? jsonLines(answer.rows) : staffText(answer.rows));
    return EXIT.done;
  }
  (answer.done ? io.stdout : io.stderr).write(`${answer.said}\n`);
  return answer.done ? EXIT.done : EXIT.failed;
}

/** @returns the exit code */
export const staffCommand = (args: string[], io: CommandIo): Promise<number> =>
  answerCommand(io, {
    usage: STAFF_USAGE,
    parse: () => parseStaffArguments(args, userInfo().username),
    perform: async ({ help: _help, json, ...query }: Exclude<StaffArguments, { help: true }>) => {
      const answer = await io.withBackend((call) => call<StaffAnswer>('staff', { query }));
      return writeAnswer(answer, json, io);
    },
  });
