import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pino from 'pino';
import { openTestStore } from '../../testing/store';
import { createApp } from '../createApp';
import { rateProjects } from './rateProjects';
import { NOON, storeFullProject } from './testing/storeProject';

const ARTICLE = 'content/blog/how-to-check-us.mdx';

it('the program that the article prints recomputes a rating from its data', async () => {
  const article = await readFile(ARTICLE, 'utf8');
  const [, program = ''] = /```ts\n(\/\/ node recompute\.mjs [\s\S]*?)```/.exec(article) ?? [];
  expect(article).toContain(`This program has ${program.trimEnd().split('\n').length} lines`);
  const directory = await mkdtemp(join(tmpdir(), 'recompute-'));
  const store = await openTestStore();
  const app = await createApp({ store, now: () => NOON, logger: pino({ level: 'silent' }) });
  try {
    await storeFullProject(store.db, 'vault', 1);
    await rateProjects(store, { now: NOON });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const file = join(directory, 'recompute.mjs');
    await writeFile(file, program);
    const site = `http://127.0.0.1:${port}`;
    const { stdout } = await promisify(execFile)(process.execPath, [file, site, 'vault']);
    const [first, ...lines] = stdout.trimEnd().split('\n');
    expect(first).toBe('vault, method 2.0, rated at 2026-11-21T12:00:00.000Z');
    expect(lines).toHaveLength(14);
    expect(lines.filter((line) => !line.endsWith(' same'))).toEqual([]);
  } finally {
    await app.close();
    await store.close();
    await rm(directory, { recursive: true });
  }
});
