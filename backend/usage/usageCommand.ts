/** `npm run usage [-- answers]`. */
import { answerCommand } from '../cli/answerCommand';
import { callAdmin } from '../cli/callAdmin';
import { EXIT, type CommandIo } from '../cli/io';
import { withStore } from '../cli/withStore';
import { readUsage, type UsageAnswer, type UsageRequest } from './readUsage';
import { parseUsageArguments, USAGE_USAGE, type UsageArguments } from './usageArguments';
import { usageText } from './usageText';

const read = (request: UsageRequest, io: CommandIo): Promise<UsageAnswer> =>
  withStore<UsageAnswer>(io.config, {
    direct: (store) => readUsage(store.db, request),
    remote: (admin) =>
      callAdmin<never, UsageAnswer>(admin, {
        path: '/admin/usage',
        query: {
          ...request,
          limit: 'limit' in request ? String(request.limit) : undefined,
        },
        signal: io.signal,
      }),
  });

const toJson = (answer: UsageAnswer): string =>
  'answers' in answer
    ? answer.answers.map((row) => `${JSON.stringify(row)}\n`).join('')
    : `${JSON.stringify(answer)}\n`;

/** @returns the exit code */
export const usageCommand = (args: string[], io: CommandIo): Promise<number> =>
  answerCommand(io, {
    usage: USAGE_USAGE,
    parse: () => parseUsageArguments(args, io.now()),
    perform: async ({ help: _help, json, ...request }: Exclude<UsageArguments, { help: true }>) => {
      const answer = await read(request, io);
      io.stdout.write(json ? toJson(answer) : usageText(answer));
      return EXIT.done;
    },
  });
