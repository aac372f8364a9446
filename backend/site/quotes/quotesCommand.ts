import type { QuoteRow } from './quotes';
import {
  parseQuotesArguments,
  quotesText,
  QUOTES_USAGE,
  type QuotesArguments,
} from './quotesArguments';
import { answerCommand } from '../../cli/answerCommand';
import { EXIT, type CommandIo } from '../../cli/io';
import { jsonLines } from '../../cli/text';

async function perform(options: QuotesArguments, io: CommandIo): Promise<number> {
  if (options.action === 'list') {
    const { limit, json } = options;
    const rows = await io.withBackend((call) => call<QuoteRow[]>('quotes', { query: { limit } }));
    io.stdout.write(json ? jsonLines(rows) : quotesText(rows));
    return EXIT.done;
  }
  const query = { id: options.id };
  if (!(await io.withBackend((call) => call<boolean>('quotes/delete', { query })))) {
    io.stderr.write('No request has that id.\n');
    return EXIT.failed;
  }
  io.stdout.write('Deleted.\n');
  return EXIT.done;
}

export const quotesCommand = (args: string[], io: CommandIo): Promise<number> =>
  answerCommand(args, io, {
    usage: QUOTES_USAGE,
    parse: parseQuotesArguments,
    perform: (options) => perform(options, io),
  });
