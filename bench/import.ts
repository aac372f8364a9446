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
import { runImport } from '../backend/import/runImport';
import { startPostgresFor } from './startPostgres';

const makeAddress = (n: number): string => `0x${n.toString(16).padStart(40, '0')}`;

function makeRecord(n: number): object {
  const rich =
    n % 10 === 0
      ? {
          audits: [
            {
              auditor: `Auditor ${n % 40}`,
              publishedOn: '2025-05-05',
              reportUrl: `https://reports.example/${n}.pdf`,
              findingCounts: { minor: { resolved: n % 9 } },
              source: 's',
            },
          ],
          observations: [{ key: 'team', value: { confirmedNames: n % 4 }, source: 's' }],
        }
      : {};
  return {
    id: `project-${n}`,
    name: `Project ${n}`,
    category: 'dex',
    status: 'active',
    description: `Generated project number ${n}.`,
    links: { website: `https://p${n}.example`, x: `https://x.com/p${n}` },
    chains: ['eip155:1'],
    tokens: [
      {
        id: `eip155:1/erc20:${makeAddress(n)}`,
        symbol: `P${n}`,
        name: `Project ${n}`,
        decimals: 18,
      },
    ],
    contracts: [{ id: `eip155:1:${makeAddress(n)}`, name: 'Token', role: 'token', source: 's' }],
    sources: {
      s: {
        url: `https://p${n}.example/docs`,
        title: 'Documentation',
        tier: 'P1',
        checkedOn: '2026-11-01',
      },
    },
    ...rich,
  };
}

function* lines(rows: number): Generator<string> {
  for (let n = 0; n < rows; n += 1) yield `${JSON.stringify(makeRecord(n))}\n`;
}

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
  await pipeline(Readable.from(lines(rows)), createWriteStream(input));
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
