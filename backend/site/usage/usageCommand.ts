/** `npm run usage [-- answers]`. */
import { answerCommand } from '../../cli/answerCommand';
import { EXIT, type CommandIo } from '../../cli/io';
import { jsonLines } from '../../cli/text';
import type { UsageAnswer } from './readUsage';
import { parseUsageArguments, USAGE_USAGE } from './usageArguments';
import { usageText } from './usageText';

const toJson = (answer: UsageAnswer): string =>
  jsonLines('answers' in answer ? answer.answers : [answer]);

/** @returns the exit code */
export const usageCommand = (args: string[], io: CommandIo): Promise<number> =>
  answerCommand(args, io, {
    usage: USAGE_USAGE,
    parse: (argv) => parseUsageArguments(argv, io.now()),
    perform: async ({ json, ...query }) => {
      const answer = await io.withBackend((call) => call<UsageAnswer>('usage', { query }));
      io.stdout.write(json ? toJson(answer) : usageText(answer));
      return EXIT.done;
    },
  });
