import { userInfo } from 'node:os';
import { answerCommand } from '../../cli/answerCommand';
import { EXIT, type CommandIo } from '../../cli/io';
import { parseRenameArguments, RENAME_USAGE, type RenameArguments } from './renameArguments';
import type { RenameReport } from './renameDanger';

const describe = ({ danger, dryRun, published }: RenameReport): string =>
  dryRun
    ? `Would end: ${danger} (dry run: nothing was written)\n`
    : `Ended: ${danger} Ratings: ${published} new.\n`;

/** @returns the exit code */
export const renameCommand = (args: string[], io: CommandIo): Promise<number> =>
  answerCommand(io, {
    usage: RENAME_USAGE,
    parse: () => parseRenameArguments(args, userInfo().username),
    perform: async ({ help: _help, ...query }: Exclude<RenameArguments, { help: true }>) => {
      const report = await io.withBackend((call) => call<RenameReport>('dangers', { query }));
      io.stdout.write(describe(report));
      return EXIT.done;
    },
  });
