import { EXIT, type CommandIo } from './io';
import { tellFailure } from './tellFailure';

interface Command<Options extends { help: boolean }> {
  usage: string;
  /** Reads the command line. @throws Error with one sentence for whoever typed it. */
  parse: () => Options;
  /** Does it, and tells what came of it. @returns the exit code */
  perform: (options: Exclude<Options, { help: true }>) => Promise<number>;
}

/** What all commands have in common: wrong arguments and `--help` are answered with the usage, failures in a sentence. @returns the exit code */
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
    return tellFailure(error, io.stderr);
  }
}
