import { userInfo } from 'node:os';
import { answerCommand } from '../../cli/answerCommand';
import { callAdmin } from '../../cli/callAdmin';
import { EXIT, type CommandIo } from '../../cli/io';
import { withStore } from '../../cli/withStore';
import { parseRenameArguments, RENAME_USAGE, type RenameArguments } from './renameArguments';
import { renameDanger, type RenameReport, type RenameRequest } from './renameDanger';

const toQuery = (request: RenameRequest): Record<string, string> =>
  Object.fromEntries(Object.entries(request).map(([name, value]) => [name, String(value)]));

const perform = (request: RenameRequest, io: CommandIo): Promise<RenameReport> =>
  withStore<RenameReport>(io.config, {
    direct: (store) => renameDanger(store, request, io.now()),
    remote: (admin) =>
      callAdmin<never, RenameReport>(admin, {
        path: '/admin/dangers',
        query: toQuery(request),
        signal: io.signal,
      }),
  });

const describe = ({ danger, dryRun, published }: RenameReport): string =>
  dryRun
    ? `Would end: ${danger} (dry run: nothing was written)\n`
    : `Ended: ${danger} Ratings: ${published} new.\n`;

/** @returns the exit code */
export const renameCommand = (args: string[], io: CommandIo): Promise<number> =>
  answerCommand(io, {
    usage: RENAME_USAGE,
    parse: () => parseRenameArguments(args, userInfo().username),
    perform: async ({ help: _help, ...request }: Exclude<RenameArguments, { help: true }>) => {
      io.stdout.write(describe(await perform(request, io)));
      return EXIT.done;
    },
  });
