import { parseArgs } from 'node:util';
import { instant, projectId } from '../../../contracts/schemas';
import { answerCommand } from '../../cli/answerCommand';
import { EXIT, type CommandIo } from '../../cli/io';
import type { RecordedFacts } from './recordedFacts';
import { parseWish, whatIf, type Wish } from './whatIf';

const USAGE = `Rates a recorded project by method 2.0 as it is, and with some of its facts changed.

npm run --silent rate -- --what-if <project> [<path>=<value> ...] [--at <instant>]
  <path>=<value>   a place in the facts, such as control.value.powers.0.delaySeconds=604800; values are JSON
  --at <instant>   rate for this time, ISO 8601; a day means its end (default: now, or the demonstration set's day)
  --help           show this`;

interface WhatIfArguments {
  project: string;
  wishes: Wish[];
  at: string | undefined;
}

/** @throws Error with one sentence */
export function parseWhatIfArguments(argv: readonly string[]): WhatIfArguments {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      'what-if': { type: 'string' },
      at: { type: 'string' },
    },
  });
  const project = values['what-if'] ?? '';
  if (!projectId().isValidSync(project))
    throw new Error(`--what-if must be a project id, not "${project}".`);
  if (values.at !== undefined && !instant().isValidSync(values.at))
    throw new Error(`--at must be an ISO 8601 date or instant, not "${values.at}".`);
  return { project, wishes: positionals.map(parseWish), at: values.at };
}

/** @returns the exit code */
export const whatIfCommand = (args: string[], io: CommandIo): Promise<number> =>
  answerCommand(args, io, {
    usage: USAGE,
    parse: parseWhatIfArguments,
    perform: async ({ wishes, project, at: given }) => {
      const query = { project, at: given };
      const { facts, at, off } = await io.withBackend((call) =>
        call<RecordedFacts>('facts', { query }),
      );
      const answer = whatIf(facts, wishes, new Date(at), off);
      io.stdout.write(`${JSON.stringify(answer, null, 2)}\n`);
      return EXIT.done;
    },
  });
