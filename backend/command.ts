/** Runs an operator's command: `<name> [options]`. */
import { pino } from 'pino';
import { EXIT } from './cli/io';
import { reportFailure } from './cli/reportFailure';
import { withBackend } from './cli/withBackend';
import { adminRoutes, collectCommands, modules, withShared } from './compose';
import { readConfig } from './config';
import type { Store } from './db/store';
import { openGiven } from './given';

const now = () => new Date();

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
    const given = { config, now, logger: pino({ level: 'silent' }) };
    const openRoutes = async (store: Store) =>
      adminRoutes(modules, withShared(await openGiven(store, given, () => undefined)));
    const { signal } = stop;
    return await command(args, {
      config,
      stdin: process.stdin,
      stdout: process.stdout,
      stderr: process.stderr,
      now,
      signal,
      withBackend: (work) => withBackend({ ...config, openRoutes, signal }, work),
    });
  } catch (error) {
    return reportFailure(error, process.stderr);
  }
}

void main(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
