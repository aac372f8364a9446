import { parseArgs } from 'node:util';
import { answerCommand } from '../../cli/answerCommand';
import { callAdmin } from '../../cli/callAdmin';
import { EXIT, type CommandIo } from '../../cli/io';
import { withStore } from '../../cli/withStore';
import { comparison } from './compareRoute';

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
      const { table } = await withStore<{ table: string }>(io.config, {
        direct: async (store) => ({ table: await comparison(store, io.now()) }),
        remote: (admin) =>
          callAdmin<object, { table: string }>(admin, {
            path: '/admin/compare',
            query: {},
            signal: io.signal,
          }),
      });
      io.stdout.write(table);
      return EXIT.done;
    },
  });
