import { parseArgs } from 'node:util';
import { answerCommand } from '../../cli/answerCommand';
import { EXIT, type CommandIo } from '../../cli/io';

const USAGE = `Rates every project with facts by method 1.0 and by 2.0: a table in Markdown. Publishes nothing.

npm run --silent rate -- --compare
  --help           show this`;

function parseCompareArguments(argv: readonly string[]): { help: boolean } {
  const { values } = parseArgs({
    args: [...argv],
    options: { compare: { type: 'boolean' }, help: { type: 'boolean', default: false } },
  });
  return { help: values.help };
}

/** @returns the exit code */
export const compareCommand = (args: string[], io: CommandIo): Promise<number> =>
  answerCommand(io, {
    usage: USAGE,
    parse: () => parseCompareArguments(args),
    perform: async () => {
      const { table } = await io.withBackend((call) => call<{ table: string }>('compare'));
      io.stdout.write(table);
      return EXIT.done;
    },
  });
