import { deleteQuote, listQuotes, type QuoteRow } from './quotes';
import {
  parseQuotesArguments,
  quotesText,
  QUOTES_USAGE,
  type QuotesArguments,
} from './quotesArguments';
import { answerCommand } from '../cli/answerCommand';
import { callAdmin } from '../cli/callAdmin';
import { EXIT, type CommandIo } from '../cli/io';
import { withStore } from '../cli/withStore';

const list = (limit: number, io: CommandIo): Promise<QuoteRow[]> =>
  withStore<QuoteRow[]>(io.config, {
    direct: (store) => listQuotes(store.db, limit),
    remote: (admin) =>
      callAdmin<never, QuoteRow[]>(admin, {
        path: '/admin/quotes',
        query: { limit: String(limit) },
        signal: io.signal,
      }),
  });

const remove = (id: string, io: CommandIo): Promise<boolean> =>
  withStore<boolean>(io.config, {
    direct: (store) => deleteQuote(store.db, id),
    remote: (admin) =>
      callAdmin<never, boolean>(admin, {
        path: '/admin/quotes/delete',
        query: { id },
        signal: io.signal,
      }),
  });

async function perform(
  options: Exclude<QuotesArguments, { help: true }>,
  io: CommandIo,
): Promise<number> {
  if (options.action === 'list') {
    const rows = await list(options.limit, io);
    io.stdout.write(
      options.json ? rows.map((row) => `${JSON.stringify(row)}\n`).join('') : quotesText(rows),
    );
    return EXIT.done;
  }
  if (!(await remove(options.id, io))) {
    io.stderr.write('No request has that id.\n');
    return EXIT.failed;
  }
  io.stdout.write('Deleted.\n');
  return EXIT.done;
}

export const quotesCommand = (args: string[], io: CommandIo): Promise<number> =>
  answerCommand(io, {
    usage: QUOTES_USAGE,
    parse: () => parseQuotesArguments(args),
    perform: (options) => perform(options, io),
  });
