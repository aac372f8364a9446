import { EXIT, type CommandIo } from './io';
import { reportFailure } from './reportFailure';

interface Command<Options extends { help: boolean }> {
  usage: string;
  /** @throws Error with one sentence for the operator */
  parse: () => Options;
  /** @returns the exit code */
  perform: (options: Exclude<Options, { help: true }>) => Promise<number>;
}

/**
 * Answers wrong arguments and `--help` with the usage.
 * @returns the exit code
 */
export async function answerCommand<Options extends { help: boolean }>(
  io: CommandIo,
  { usage, parse, perform }: Command<Options>,
): Promise<number> {
  let options: Options;
  try {
    options = parse();
  } catch (error) {
    io.stderr.write(`${(error as Error).message}\n\n${usage}\n`);
    return EXIT.usage;
  }
  if (options.help) {
    io.stdout.write(`${usage}\n`);
    return EXIT.done;
  }
  try {
    return await perform(options as Exclude<Options, { help: true }>);
  } catch (error) {
    return reportFailure(error, io.stderr);
  }
}
