import { EXIT, type CommandIo } from './io';
import { reportFailure } from './reportFailure';

interface Command<Options> {
  usage: string;
  /** @throws Error with one sentence for the operator */
  parse: (args: string[]) => Options;
  /** @returns the exit code */
  perform: (options: Options) => Promise<number>;
}

/**
 * Answers wrong arguments and `--help` with the usage.
 * @returns the exit code
 */
export async function answerCommand<Options>(
  args: string[],
  io: CommandIo,
  { usage, parse, perform }: Command<Options>,
): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    io.stdout.write(`${usage}\n`);
    return EXIT.done;
  }
  let options: Options;
  try {
    options = parse(args);
  } catch (error) {
    io.stderr.write(`${(error as Error).message}\n\n${usage}\n`);
    return EXIT.usage;
  }
  try {
    return await perform(options);
  } catch (error) {
    return reportFailure(error, io.stderr);
  }
}
