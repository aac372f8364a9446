import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import type { Command } from '@/backend/cli/io';
import { forgetAccount, mergeProjects, type Given } from '@/backend/compose';
import { readConfig, type BackendConfig } from '@/backend/config';
import { createApp } from '@/backend/createApp';
import { lockDataDirectory } from '@/backend/db/lock';
import type { Store } from '@/backend/db/store';
import { makeAdminToken } from '@/backend/start/adminToken';
import { migratePgliteIn } from './migratedPglite';

const readText = (stream: PassThrough) => (stream.read() as Buffer | null)?.toString() ?? '';

/** An operator command on its own data directory, with an empty store. */
export class TestCommand {
  readonly dataDir = mkdtempSync(join(tmpdir(), 'plumbline-command-'));

  constructor(
    private readonly command: Command<BackendConfig>,
    private readonly now: Date,
  ) {
    migratePgliteIn(this.dataDir);
  }

  remove(): void {
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  run(...args: string[]): Promise<{ code: number; out: string; err: string }> {
    return this.runWith('', ...args);
  }

  async runWith(
    input: string,
    ...args: string[]
  ): Promise<{ code: number; out: string; err: string }> {
    const [stdout, stderr] = [new PassThrough(), new PassThrough()];
    const code = await this.command(args, {
      config: readConfig({ DATA_DIR: this.dataDir, NEXTAUTH_SECRET: 'a secret of the test' }),
      stdin: Readable.from(input === '' ? [] : [Buffer.from(input)]),
      stdout,
      stderr,
      now: () => this.now,
      signal: new AbortController().signal,
      mergeProjects,
      forgetAccount,
      sweepFiles: async () => undefined,
    });
    return { code, out: readText(stdout), err: readText(stderr) };
  }

  /** Runs `work` while a backend uses the directory; closes the store afterwards. */
  async beside(
    store: Store,
    work: (app: FastifyInstance) => Promise<void>,
    given: Partial<Given> = {},
  ): Promise<void> {
    const app = await createApp({
      store,
      now: () => this.now,
      ...given,
      logger: pino({ level: 'silent' }),
      admin: { dataDir: this.dataDir, adminToken: makeAdminToken(this.dataDir) },
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const release = lockDataDirectory(
      this.dataDir,
      `http://0.0.0.0:${(app.server.address() as AddressInfo).port}`,
    );
    try {
      await work(app);
    } finally {
      release();
      await app.close();
      await store.close();
    }
  }
}
