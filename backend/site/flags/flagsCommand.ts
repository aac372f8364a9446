/** `npm run flags -- <command>`; read-only. */
import { createHash } from 'node:crypto';
import { complaintLine, readFlagFile } from './flagFile';
import { EXIT, type CommandIo } from '../../cli/io';

export const FLAGS_USAGE = `Usage: npm run flags -- check [file]    check the flag file and report each invalid line
       npm run flags -- hash <value>    an e-mail address as a rule compares it that names nobody (comparators 16 and 17)

Without a file: FLAGS_FILE, else flags.json in the data directory. The backend reads a changed file by itself.
Exit codes: 0 valid, 1 invalid, 2 wrong arguments.
`;

async function check(path: string, { stdout, stderr }: CommandIo): Promise<number> {
  const read = await readFlagFile(path);
  if ('complaints' in read) {
    for (const complaint of read.complaints) stderr.write(`${complaintLine(path, complaint)}\n`);
    return EXIT.failed;
  }
  for (const note of read.notes) stdout.write(`${complaintLine(path, note)} (a note)\n`);
  stdout.write(`${path} is valid. Flags: ${read.keys.join(', ') || 'none'}.\n`);
  return EXIT.done;
}

/** As ConfigCat's clients compare it. */
const hash = (value: string): string => createHash('sha1').update(value).digest('hex');

/** @returns the exit code */
export async function flagsCommand(args: string[], io: CommandIo): Promise<number> {
  const [command, value, ...rest] = args;
  if (command === '--help' || command === '-h') {
    io.stdout.write(FLAGS_USAGE);
    return EXIT.done;
  }
  if (command === 'check' && rest.length === 0) return check(value ?? io.config.flagFile.path, io);
  if (command === 'hash' && value && rest.length === 0) {
    io.stdout.write(`${hash(value)}\n`);
    return EXIT.done;
  }
  io.stderr.write(FLAGS_USAGE);
  return EXIT.usage;
}
