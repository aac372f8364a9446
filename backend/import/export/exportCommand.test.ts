import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { migratePgliteIn } from '../../../testing/migratedPglite';
import type { Command } from '../../cli/io';
import { forgetAccount, mergeProjects } from '../../compose';
import { readConfig } from '../../config';
import { importCommand } from '../command/importCommand';
import { NOW, pieces, record } from '../testing/importText';
import { exportCommand } from './exportCommand';

/** Each command opens a database. */
jest.setTimeout(120_000);

describe('the export command on the embedded database', () => {
  let dataDir: string;
  beforeAll(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'plumbline-export-'));
    migratePgliteIn(dataDir);
  });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  async function run(command: Command, args: string[]) {
    const [stdout, stderr] = [new PassThrough(), new PassThrough()];
    const code = await command(args, {
      config: readConfig({ DATA_DIR: dataDir }),
      stdin: pieces(''),
      stdout,
      stderr,
      now: () => NOW,
      signal: new AbortController().signal,
      mergeProjects,
      forgetAccount,
      sweepFiles: async () => undefined,
    });
    const readText = (stream: PassThrough) => (stream.read() as Buffer | null)?.toString() ?? '';
    return { code, out: readText(stdout), err: readText(stderr) };
  }

  it('writes to a file or to standard output what an import takes', async () => {
    const [input, out] = [join(dataDir, 'in.json'), join(dataDir, 'out.ndjson')];
    writeFileSync(input, JSON.stringify([record('a'), record('b')]));
    await run(importCommand, ['projects', input]);
    expect(await run(exportCommand, ['projects', '--out', out])).toEqual({
      code: 0,
      out: '',
      err: '2 projects written.\n',
    });
    expect(existsSync(`${out}.part`)).toBe(false);
    expect((await run(exportCommand, ['projects'])).out).toBe(readFileSync(out, 'utf8'));
    expect((await run(importCommand, ['projects', out])).out).toMatch(/skipped +2\n/);
  });

  it('says what it takes', async () => {
    expect(await run(exportCommand, ['users'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('Usage: npm run export'),
    });
  });
});
