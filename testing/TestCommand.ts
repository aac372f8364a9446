import { PassThrough, Readable } from 'node:stream';
import { callHere } from '@/backend/cli/callHere';
import type { Command, CommandIo } from '@/backend/cli/io';
import { adminRoutes, modules, withShared, type Given } from '@/backend/compose';
import type { Store } from '@/backend/db/store';
import { logLines } from './logLines';

const readText = (stream: PassThrough) => (stream.read() as Buffer | null)?.toString() ?? '';

interface Ran {
  code: number;
  out: string;
  err: string;
}

/** An operator command on the admin routes of a store; the way to them has its own test. */
export class TestCommand {
  constructor(
    private readonly command: Command,
    private readonly parts: Pick<Given, 'now'> & Partial<Given> & { store: Store },
    private readonly io: Partial<CommandIo> = {},
  ) {}

  run(...args: string[]): Promise<Ran> {
    return this.runWith('', ...args);
  }

  async runWith(input: string, ...args: string[]): Promise<Ran> {
    const [stdout, stderr] = [new PassThrough(), new PassThrough()];
    const { now } = this.parts;
    const { signal } = new AbortController();
    const code = await this.command(args, {
      config: { siteSecret: 'a secret of the test', flagFile: { path: '' } },
      stdin: Readable.from(input === '' ? [] : [Buffer.from(input)]),
      stdout,
      stderr,
      now,
      signal,
      withBackend: (work) => {
        const routes = adminRoutes(modules, withShared({ ...logLines(), ...this.parts }));
        return work(callHere(routes, this.io.signal ?? signal));
      },
      ...this.io,
    });
    return { code, out: readText(stdout), err: readText(stderr) };
  }
}
