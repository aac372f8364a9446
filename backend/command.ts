/** Runs an operator's command: `<name> [options]`. */
import { EXIT } from './cli/io';
import { reportFailure } from './cli/reportFailure';
import { collectCommands, forgetAccount, sweepFiles, mergeProjects, modules } from './compose';
import { readConfig } from './config';
import { openFiles } from './files';

async function main([name = '', ...args]: string[]): Promise<number> {
  const commands = collectCommands(modules);
  const command = commands[name];
  if (!command) {
    process.stderr.write(`Commands: ${Object.keys(commands).join(', ')}.\n`);
    return EXIT.usage;
  }
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  process.once('SIGTERM', () => stop.abort());
  // The reader of the output may stop early, as `head` does.
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
    if (code === 'EPIPE') process.exit(EXIT.done);
  });
  process.umask(0o077);
  try {
    const config = readConfig(process.env);
    const files = openFiles(config.dataDir, config.filesBucket);
    return await command(args, {
      config,
      stdin: process.stdin,
      stdout: process.stdout,
      stderr: process.stderr,
      now: () => new Date(),
      signal: stop.signal,
      mergeProjects,
      forgetAccount,
      sweepFiles: (given) => sweepFiles(modules, { ...given, files }),
    });
  } catch (error) {
    return reportFailure(error, process.stderr);
  }
}

void main(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
