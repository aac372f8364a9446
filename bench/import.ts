/**
 * Imports generated projects (NDJSON) into an empty store, then again without changes:
 * npx tsx bench/import.ts [rows …] (default 100000 and 1000000)
 * BENCH_DATABASE_URL (or `embedded`) selects PostgreSQL; its tables are emptied.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'drizzle-orm';
import { migrate } from '../backend/db/migrate';
import { openPglite, openPostgres } from '../backend/db/openStore';
import type { Store } from '../backend/db/store';
import { mergeProjects } from '../backend/compose';
import { runImport } from '../backend/facts/import/importAndRate';
import { projectLines } from './projectLines';
import { startPostgresFor } from './startPostgres';

async function openStore(engine: string, directory: string): Promise<Store> {
  const url = process.env.BENCH_DATABASE_URL;
  const store =
    engine === 'postgres' && url
      ? openPostgres(url, 4)
      : await openPglite(join(directory, 'pglite'));
  await migrate(store);
  await store.db.execute(sql`truncate projects, sources, incidents cascade`);
  return store;
}

async function measure(engine: string, file: string, directory: string): Promise<void> {
  const store = await openStore(engine, directory);
  for (const label of ['empty store', 'same again']) {
    const start = performance.now();
    const before = process.cpuUsage();
    const summary = await runImport(store, {
      kind: 'projects',
      source: file,
      open: () => createReadStream(file),
      now: new Date(),
      dryRun: false,
      mergeProjects,
    });
    const took = (performance.now() - start) / 1_000;
    const cpu = process.cpuUsage(before);
    const peak = process.resourceUsage().maxRSS / 1_024;
    console.log(
      `${engine.padEnd(8)} ${String(summary.read).padStart(9)} rows  ${label.padEnd(11)} ${took.toFixed(1).padStart(7)} s  ` +
        `${Math.round(summary.read / took)
          .toLocaleString('en-US')
          .padStart(
            7,
          )} rows/s  cpu ${((cpu.user + cpu.system) / 1e6).toFixed(1)} s  peak ${Math.round(peak)} MB  ` +
        `(${summary.new} new, ${summary.changed} changed, ${summary.skipped} skipped, ${summary.refusedTotal} refused)`,
    );
  }
  await store.close();
}

async function measureApart(
  engine: string,
  rows: number,
  databaseUrl: string | undefined,
): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), 'plumbline-bench-'));
  const input = join(scratch, 'projects.ndjson');
  await pipeline(Readable.from(projectLines(rows)), createWriteStream(input));
  const child = spawn(
    process.execPath,
    [...process.execArgv, __filename, '--measure', engine, input, scratch],
    {
      stdio: 'inherit',
      env: { ...process.env, BENCH_DATABASE_URL: databaseUrl },
    },
  );
  const [code] = (await once(child, 'exit')) as [number | null];
  rmSync(scratch, { recursive: true, force: true });
  if (code !== 0) process.exitCode = 1;
}

async function main(): Promise<void> {
  const [mode, engine = '', file = '', directory = ''] = process.argv.slice(2);
  if (mode === '--measure') return measure(engine, file, directory);
  const sizes = process.argv
    .slice(2)
    .map(Number)
    .filter((rows) => rows > 0);
  const server = await startPostgresFor(process.env.BENCH_DATABASE_URL);
  for (const rows of sizes.length > 0 ? sizes : [100_000, 1_000_000])
    await measureApart(server ? 'postgres' : 'pglite', rows, server?.url);
  await server?.stop();
}

void main();
