import { userInfo } from 'node:os';
import { answerCommand } from '../../cli/answerCommand';
import { EXIT, type CommandIo } from '../../cli/io';
import { parseRenameArguments, RENAME_USAGE } from './renameArguments';
import type { RenameReport } from './renameDanger';

const describe = ({ danger, dryRun, published }: RenameReport): string =>
  dryRun
    ? `Would end: ${danger} (dry run: nothing was written)\n`
    : `Ended: ${danger} Ratings: ${published} new.\n`;

/** @returns the exit code */
export const renameCommand = (args: string[], io: CommandIo): Promise<number> =>
  answerCommand(args, io, {
    usage: RENAME_USAGE,
    parse: (argv) => parseRenameArguments(argv, userInfo().username),
    perform: async ({ ...query }) => {
      const report = await io.withBackend((call) => call<RenameReport>('dangers', { query }));
      io.stdout.write(describe(report));
      return EXIT.done;
    },
  });
