import { readFile } from 'node:fs/promises';
import { text as readText } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { instant } from '../../../contracts/schemas';
import { OperatorError } from '../../admin/OperatorError';
import { answerCommand } from '../../cli/answerCommand';
import { EXIT, type CommandIo } from '../../cli/io';
import { parseInstant } from '../getRating';
import { rateGiven, readGiven } from './rateGiven';

const USAGE = `Rates the facts given, without a store: a line of JSON out for each record in.

npm run --silent rate -- --explain <file or -> [--at <instant>]
  <file or ->      facts, or the answer of /api/projects/{id}/rating: one, a list, or one a line
  --at <instant>   rate for this time, ISO 8601; a day means its end (default: now)
  --help           show this`;

interface ExplainArguments {
  file: string;
  at: Date;
}

/** @throws Error with one sentence that names the option. */
export function parseExplainArguments(argv: readonly string[], now: Date): ExplainArguments {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      explain: { type: 'string' },
      at: { type: 'string' },
    },
  });
  if (values.at !== undefined && !instant().isValidSync(values.at))
    throw new Error(`--at must be an ISO 8601 date or instant, not "${values.at}".`);
  const at = values.at === undefined ? now : parseInstant(values.at);
  return { file: values.explain ?? '', at };
}

async function readInput(file: string, io: CommandIo): Promise<string> {
  if (file === '-') return readText(io.stdin as AsyncIterable<Uint8Array>);
  try {
    return await readFile(file, 'utf8');
  } catch {
    throw new OperatorError(`Cannot read ${file}.`);
  }
}

/** @returns the exit code */
export const explainCommand = (args: string[], io: CommandIo): Promise<number> =>
  answerCommand(args, io, {
    usage: USAGE,
    parse: (argv) => parseExplainArguments(argv, io.now()),
    perform: async ({ file, at }) => {
      const records = readGiven(await readInput(file, io));
      let refused = 0;
      for (const { where, value } of records) {
        try {
          io.stdout.write(`${JSON.stringify(rateGiven(value, at))}\n`);
        } catch (error) {
          refused += 1;
          io.stderr.write(`${where} ${(error as Error).message}\n`);
        }
      }
      return refused > 0 ? EXIT.someRefused : EXIT.done;
    },
  });
