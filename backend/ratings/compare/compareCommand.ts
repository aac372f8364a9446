import { parseArgs } from 'node:util';
import { answerCommand } from '../../cli/answerCommand';
import { EXIT, type CommandIo } from '../../cli/io';

const USAGE = `Rates every project with facts by method 1.0 and by 2.0: a table in Markdown. Publishes nothing.

npm run --silent rate -- --compare
  --help           show this`;

const parseCompareArguments = (args: string[]) =>
  parseArgs({ args, options: { compare: { type: 'boolean' } } });

/** @returns the exit code */
export const compareCommand = (args: string[], io: CommandIo): Promise<number> =>
  answerCommand(args, io, {
    usage: USAGE,
    parse: parseCompareArguments,
    perform: async () => {
      const { table } = await io.withBackend((call) => call<{ table: string }>('compare'));
      io.stdout.write(table);
      return EXIT.done;
    },
  });
